import { contains, trusted, type Filter, type ReadStore, type Sort } from '@foyer/projections';
import type { FormerMemberDocument } from '@foyer/projections/identity';

import type { ListWindow } from '#platform/http';
import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';

export interface FormerMemberCriteria {
  readonly ids?: readonly string[] | undefined;
  readonly text?: string | undefined;
  readonly forgotten?: boolean | undefined;
}

interface FormerMemberQuestion {
  readonly criteria: FormerMemberCriteria;
  readonly sort: Sort;
  readonly window: ListWindow;
}

/** Members who were deleted. */
export const FindFormerMembers = defineQuery({
  name: 'FindFormerMembers',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async ({ criteria, sort, window }: FormerMemberQuestion, { needs: { store } }) => {
    const members = store.collection<FormerMemberDocument>('formerMembers');
    const filter = filterOf(criteria);
    const [rows, total] = await Promise.all([
      members.find(filter, { sort, ...window }),
      members.countDocuments(filter),
    ]);
    return { rows, total };
  },
});

function filterOf({ ids, text, forgotten }: FormerMemberCriteria): Filter<FormerMemberDocument> {
  return {
    ...(ids && { _id: trusted({ $in: ids }) }),
    ...(text !== undefined && text !== '' && { displayName: contains(text) }),
    ...(forgotten === true && { forgottenAt: trusted({ $gt: '' }) }),
    ...(forgotten === false && { forgottenAt: null }),
  };
}
