import { DeploymentSettings } from '#contexts/settings';
import { defineCommand, memberOf, Rejected, stream } from '#platform/cqrs';
import { Member } from '../../members/streams.js';
import { factorOf } from '../../members/domain/spend-code.js';
import { turnFactorOff } from './change-factor.js';
import { factorNeeds, proveFactor } from './prove-factor.service.js';
import { ownPasswordNeeds, proveOwnPassword } from './prove-own-password.service.js';

export interface FactorOff {
  readonly password: string;
  readonly code: string;
  /** The address of the caller. */
  readonly address: string;
}

/** Turns the caller's second factor off, given password and code. */
export const TurnFactorOff = defineCommand({
  name: 'TurnFactorOff',
  needs: { ...ownPasswordNeeds, ...factorNeeds, settings: DeploymentSettings },
  handle: async (data: FactorOff, { context, needs, run, stateOf }) => {
    const { password, code, address } = data;
    const { id: memberId } = memberOf(context);
    const member = stream(Member, memberId);
    const before = await stateOf(member);
    const factor = factorOf(before);
    if (factor === null) throw new Rejected('FACTOR_NOT_ON');
    const credentialId = await proveOwnPassword(needs, before, { memberId, password, address });
    const proof = await proveFactor(needs, before, { memberId, code, address });
    const { secondFactor: factorRoles } = await needs.settings.current();
    const outcome = await run({
      context,
      stream: member,
      decide: (state) => turnFactorOff(state, { credentialId, proof, factorRoles }),
    });
    await needs.factors.forgetFactor(factor);
    return outcome;
  },
});
