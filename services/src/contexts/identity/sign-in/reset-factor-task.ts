import { accepted } from '@foyer/contracts/decision';
import type { ReadStore } from '@foyer/projections';
import { z } from 'zod';

import type { Clock, NewId } from '#platform/clock';
import { type CommandRunner, ofItself, Rejected, stream } from '#platform/cqrs';
import { adminTask, type AdminTask } from '#platform/operations/admin-socket';
import type { Vault } from '#platform/stores/vault';
import { Factors } from '../members/adapters/factors.js';
import { Member } from '../members/streams.js';
import { MemberAccounts } from './adapters/member-accounts.js';
import { resetFactor } from './domain/change-factor.js';

/** The name under which the command line asks a running server to reset a second factor. */
export const RESET_FACTOR_TASK = 'people/reset-factor';

export interface FactorResetParts {
  readonly runner: CommandRunner;
  readonly accounts: MemberAccounts;
  readonly factors: Factors;
  readonly newId: NewId;
}

/** Puts together what resets a factor; the server and the command line do it in the same way. */
export function factorResetOn(parts: {
  readonly runner: CommandRunner;
  readonly store: ReadStore;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly newId: NewId;
}): FactorResetParts {
  const { runner, store, vault, clock, newId } = parts;
  const factors = new Factors(vault, clock, newId);
  return { runner, newId, factors, accounts: new MemberAccounts(store) };
}

/** Resets a second factor for anyone who asks on the server's own machine. */
export function resetFactorTask(parts: FactorResetParts): AdminTask {
  return adminTask(RESET_FACTOR_TASK, z.strictObject({ login: z.string().max(100) }), ({ login }) =>
    resetFactorByCommandLine(parts, login),
  );
}

/**
 * Turns off the second factor of a member by user name or e-mail: the way back for the last
 * super-admin, whose factor no other member may reset.
 * @throws Rejected MEMBER_NOT_FOUND, FACTOR_NOT_ON
 */
export async function resetFactorByCommandLine(
  { runner, accounts, factors, newId }: FactorResetParts,
  login: string,
): Promise<{ readonly memberId: string }> {
  const account = await accounts.findByLogin(login);
  if (account === undefined) throw new Rejected('MEMBER_NOT_FOUND');
  const { memberId } = account;
  const member = stream(Member, memberId);
  const before = await runner.stateOf(member);
  const id = newId.next();
  await runner.run({
    name: 'ResetFactor',
    context: ofItself('command-line', id, id),
    streams: { member },
    decide: (states) => {
      const decision = resetFactor(states.member, { type: 'system' });
      return decision.type === 'rejected'
        ? decision
        : accepted({ member: decision.events }, undefined);
    },
  });
  if (before.status !== 'unknown' && before.factor !== null) {
    await factors.forgetFactor(before.factor);
  }
  return { memberId };
}
