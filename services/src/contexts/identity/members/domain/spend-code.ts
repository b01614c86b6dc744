import type { MemberEvent } from '@foyer/contracts/identity';

import type { KnownMember, MemberState } from './member.js';
import { isUnused, type FactorCode, type SecondFactor } from './second-factor.js';

/**
 * The factor that a sign-in asks for. With a company account it is the company that asks for one.
 */
export function factorOf(member: MemberState): SecondFactor | null {
  return member.status === 'unknown' || member.source !== null ? null : member.factor;
}

/** The event that uses up a code; undefined where the code is not good any more. */
export function spendCode(member: KnownMember, proof: FactorCode): MemberEvent | undefined {
  const factor = factorOf(member);
  if (factor === null || !isUnused(factor, proof)) return undefined;
  const { by, number } = proof;
  return { type: 'MemberFactorProved', data: { memberId: member.id, by, number } };
}

/** The event that leaves a session nothing but to set up a factor. */
export function factorDue(memberId: string, sessionId: string): MemberEvent {
  return { type: 'MemberFactorDue', data: { memberId, sessionId } };
}
