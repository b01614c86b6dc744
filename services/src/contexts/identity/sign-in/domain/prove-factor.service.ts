import { Rejected } from '#platform/cqrs';
import { Factors } from '../../members/adapters/factors.js';
import type { MemberState } from '../../members/domain/member.js';
import { isUnused, type FactorCode } from '../../members/domain/second-factor.js';
import { factorOf } from '../../members/domain/spend-code.js';
import { FactorBudget } from '../ports/attempt-budget.js';
import { guess } from './guess.service.js';

export const factorNeeds = { factors: Factors, factorBudget: FactorBudget };

interface Needs {
  readonly factors: Factors;
  readonly factorBudget: FactorBudget;
}

interface GivenCode {
  readonly memberId: string;
  /** Of the app, or a recovery code. */
  readonly code: string;
  /** The address of the caller. */
  readonly address: string;
}

/**
 * Which code of a member's second factor was given; the decision that uses it looks again.
 * @throws Rejected FACTOR_CODE_WRONG also for a used one, TOO_MANY_REQUESTS
 */
export async function proveFactor(
  { factors, factorBudget }: Needs,
  member: MemberState,
  { memberId, code, address }: GivenCode,
): Promise<FactorCode> {
  return guess(factorBudget, aboutCode(memberId, address), async () => {
    const factor = factorOf(member);
    const proof = factor === null ? undefined : await factors.proofOf(factor, code);
    if (factor === null || proof === undefined || !isUnused(factor, proof)) {
      throw new Rejected('FACTOR_CODE_WRONG');
    }
    return proof;
  });
}

/** Guesses at the codes of one member share one budget, for all purposes. */
export const aboutCode = (memberId: string, address: string) =>
  ({ target: `factor ${memberId}`, address, wrong: 'FACTOR_CODE_WRONG' }) as const;
