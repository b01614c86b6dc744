import { accepted } from '@foyer/contracts/decision';

import { NewId } from '#platform/clock';
import { defineCommand, memberOf, Rejected, stepOf, stream } from '#platform/cqrs';
import { Member } from '../../members/streams.js';
import { factorOf } from '../../members/domain/spend-code.js';
import { renewRecoveryCodes } from './change-factor.js';
import { factorNeeds, proveFactor } from './prove-factor.service.js';

export interface RecoveryCodesWish {
  readonly code: string;
  /** The address of the caller. */
  readonly address: string;
}

/** Makes new recovery codes for the caller, given a code; the result is the codes. */
export const RenewRecoveryCodes = defineCommand({
  name: 'RenewRecoveryCodes',
  needs: { ...factorNeeds, newId: NewId },
  handle: async (data: RecoveryCodesWish, { context, needs, run, stateOf }) => {
    const { factors, newId } = needs;
    const { id: memberId } = memberOf(context);
    const member = stream(Member, memberId);
    const before = await stateOf(member);
    const factor = factorOf(before);
    if (factor === null) throw new Rejected('FACTOR_NOT_ON');
    const proof = await proveFactor(needs, before, { memberId, ...data });
    const codesId = newId.next();
    const codes = await factors.makeCodes(codesId);
    try {
      const outcome = await run({
        // The codes are others each time, so a repeat is a command of its own.
        context: stepOf(context, codesId),
        stream: member,
        decide: (state) => {
          const decision = renewRecoveryCodes(state, { codesId, proof });
          return decision.type === 'rejected' ? decision : accepted(decision.events, codes);
        },
      });
      await factors.forget(factor.codesId);
      return outcome;
    } catch (error) {
      // After any other fault the event may be written all the same.
      if (error instanceof Rejected) await factors.forget(codesId);
      throw error;
    }
  },
});
