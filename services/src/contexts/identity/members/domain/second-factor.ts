import type { FactorEvent } from '@foyer/contracts/identity';

/** The second factor of a member, and what was used of it. */
export interface SecondFactor {
  readonly factorId: string;
  /** The recovery codes that count. */
  readonly codesId: string;
  /** The time step of the newest code of the app that was taken. */
  readonly lastStep: number;
  /** The places of the recovery codes that were used. */
  readonly usedCodes: ReadonlySet<number>;
}

/** A code that is one of the member's; whether it is still good, the state decides. */
export interface FactorCode {
  readonly by: 'app' | 'recovery-code';
  /** The factor or the recovery codes that it is of. */
  readonly of: string;
  readonly number: number;
}

export function evolveFactor(factor: SecondFactor | null, event: FactorEvent): SecondFactor | null {
  switch (event.type) {
    case 'MemberFactorSet': {
      const { factorId, codesId } = event.data;
      return { factorId, codesId, lastStep: 0, usedCodes: new Set() };
    }
    case 'MemberRecoveryCodesSet':
      return factor && { ...factor, codesId: event.data.codesId, usedCodes: new Set() };
    case 'MemberFactorProved': {
      if (factor === null) return null;
      const { by, number } = event.data;
      return by === 'app'
        ? { ...factor, lastStep: Math.max(factor.lastStep, number) }
        : { ...factor, usedCodes: new Set([...factor.usedCodes, number]) };
    }
    case 'MemberFactorRemoved':
      return null;
    case 'MemberFactorDue':
      return factor;
  }
}

/** True of a code that was not used yet, nor one of the app that is later. */
export function isUnused(factor: SecondFactor, { by, of, number }: FactorCode): boolean {
  return by === 'app'
    ? of === factor.factorId && number > factor.lastStep
    : of === factor.codesId && !factor.usedCodes.has(number);
}
