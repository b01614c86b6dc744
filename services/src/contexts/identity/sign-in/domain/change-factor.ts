import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { FactorRemover, MemberEvent, MemberRole } from '@foyer/contracts/identity';

import { administers, mayPromote, type Author } from '../../members/domain/author.js';
import type { MemberState } from '../../members/domain/member.js';
import type { FactorCode } from '../../members/domain/second-factor.js';
import { endSessions } from '../../members/domain/sessions.js';
import { factorDue, factorOf, spendCode } from '../../members/domain/spend-code.js';

/** Turns the factor on by a first code. Sessions that began without it end, but for this one. */
export function setFactor(
  state: MemberState,
  setup: {
    readonly factorId: string;
    readonly codesId: string;
    /** The time step of the code that confirms it. */
    readonly step: number;
    readonly sessionId: string;
  },
): Decision<readonly MemberEvent[]> {
  if (state.status === 'unknown') return rejected('MEMBER_NOT_FOUND');
  if (state.source !== null) return rejected('FACTOR_FROM_SOURCE');
  if (state.factor !== null) return rejected('FACTOR_ALREADY_ON');
  const { factorId, codesId, step, sessionId } = setup;
  const memberId = state.id;
  return accepted([
    { type: 'MemberFactorSet', data: { memberId, factorId, codesId } },
    { type: 'MemberFactorProved', data: { memberId, by: 'app', number: step } },
    ...endSessions(state, 'signed-out', sessionId),
  ]);
}

/** Replaces the recovery codes, given a code. */
export function renewRecoveryCodes(
  state: MemberState,
  { codesId, proof }: { readonly codesId: string; readonly proof: FactorCode },
): Decision<readonly MemberEvent[]> {
  if (state.status === 'unknown' || factorOf(state) === null) return rejected('FACTOR_NOT_ON');
  const used = spendCode(state, proof);
  if (used === undefined) return rejected('FACTOR_CODE_WRONG');
  return accepted([
    used,
    { type: 'MemberRecoveryCodesSet', data: { memberId: state.id, codesId } },
  ]);
}

/** Turns the owner's factor off, given password and code. */
export function turnFactorOff(
  state: MemberState,
  off: {
    readonly credentialId: string;
    readonly proof: FactorCode;
    /** True of the roles whose members need a factor. */
    readonly factorRoles: Readonly<Record<MemberRole, boolean>>;
  },
): Decision<readonly MemberEvent[]> {
  const factor = factorOf(state);
  if (state.status === 'unknown' || factor === null) return rejected('FACTOR_NOT_ON');
  // The password may have been replaced since the check; the current one counts.
  if (state.credentialId !== off.credentialId) return rejected('OLD_PASSWORD_WRONG');
  const used = spendCode(state, off.proof);
  if (used === undefined) return rejected('FACTOR_CODE_WRONG');
  const isDue = off.factorRoles[state.role];
  return accepted([
    used,
    removed(state.id, factor.factorId, 'owner'),
    ...(isDue ? [...state.sessions.keys()].map((id) => factorDue(state.id, id)) : []),
  ]);
}

/** Turns off the factor of a member who lost it. It never spares its author their own code. */
export function resetFactor(state: MemberState, author: Author): Decision<readonly MemberEvent[]> {
  if (state.status === 'unknown') return rejected('MEMBER_NOT_FOUND');
  if (author.type === 'member' && author.id === state.id) return rejected('OWN_ACCOUNT');
  if (administers(state.role) && !mayPromote(author)) return rejected('FORBIDDEN');
  if (state.factor === null) return rejected('FACTOR_NOT_ON');
  const by = author.type === 'system' ? 'command-line' : 'administrator';
  return accepted([removed(state.id, state.factor.factorId, by)]);
}

function removed(memberId: string, factorId: string, by: FactorRemover): MemberEvent {
  return { type: 'MemberFactorRemoved', data: { memberId, factorId, by } };
}
