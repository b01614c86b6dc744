import { RECOVERY_CODES, type FactorEvent } from '@foyer/contracts/identity';
import type { Change, Evolve } from '../platform/runner/index.js';
import type { MemberCollections, MemberDocument } from './members.model.js';

/** Applies what becomes of a member's second factor. */
export const evolveFactors: Evolve<MemberCollections, FactorEvent> = {
  MemberFactorSet: ({ data, metadata }) => [
    member(data.memberId, {
      set: {
        hasSecondFactor: true,
        recoveryCodesLeft: RECOVERY_CODES,
        updatedAt: metadata.at,
      },
    }),
  ],
  MemberRecoveryCodesSet: ({ data }) => [
    member(data.memberId, { set: { recoveryCodesLeft: RECOVERY_CODES } }),
  ],
  MemberFactorProved: async ({ data: { memberId, by } }, documents) => {
    if (by === 'app') return [];
    const left = (await documents.get('members', memberId))?.recoveryCodesLeft ?? 0;
    return [member(memberId, { set: { recoveryCodesLeft: Math.max(0, left - 1) } })];
  },
  MemberFactorRemoved: ({ data, metadata }) => [
    member(data.memberId, {
      set: { hasSecondFactor: false, recoveryCodesLeft: 0, updatedAt: metadata.at },
    }),
  ],
  MemberFactorDue: ({ data: { sessionId: id } }) => [
    { op: 'update', collection: 'sessions', id, change: { set: { factorDue: true } } },
  ],
};

function member(id: string, change: Change<MemberDocument>) {
  return { op: 'update', collection: 'members', id, change } as const;
}
