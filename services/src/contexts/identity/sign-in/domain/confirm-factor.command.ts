import { accepted } from '@foyer/contracts/decision';

import { NewId } from '#platform/clock';
import { defineCommand, memberOf, Rejected, stepOf, stream } from '#platform/cqrs';
import { Member } from '../../members/streams.js';
import { setFactor } from './change-factor.js';
import { guess } from './guess.service.js';
import { aboutCode, factorNeeds } from './prove-factor.service.js';

export interface FactorConfirmation {
  readonly factorId: string;
  readonly code: string;
  /** The address of the caller. */
  readonly address: string;
}

/** Turns the caller's second factor on by its first code; the result is the recovery codes. */
export const ConfirmFactor = defineCommand({
  name: 'ConfirmFactor',
  needs: { ...factorNeeds, newId: NewId },
  handle: async (data: FactorConfirmation, { context, needs, run }) => {
    const { factors, factorBudget, newId } = needs;
    const { factorId, code, address } = data;
    const { id: memberId, sessionId } = memberOf(context);
    const secret = await factors.begun(memberId, factorId);
    if (secret === undefined) throw new Rejected('FACTOR_SETUP_OVER');
    const step = await guess(factorBudget, aboutCode(memberId, address), async () => {
      const found = factors.stepOf(secret, code);
      if (found === undefined) throw new Rejected('FACTOR_CODE_WRONG');
      return found;
    });
    const codesId = newId.next();
    await factors.keep(factorId, secret);
    const codes = await factors.makeCodes(codesId);
    try {
      const outcome = await run({
        // The codes are others each time, so a repeat is a command of its own.
        context: stepOf(context, codesId),
        stream: stream(Member, memberId),
        decide: (state) => {
          const decision = setFactor(state, { factorId, codesId, step, sessionId });
          return decision.type === 'rejected' ? decision : accepted(decision.events, codes);
        },
      });
      await factors.forget(memberId);
      return outcome;
    } catch (error) {
      // After any other fault the event may be written all the same.
      if (error instanceof Rejected) await factors.forget(codesId);
      throw error;
    }
  },
});
