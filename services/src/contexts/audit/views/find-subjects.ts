import { AUDIT_SUBJECTS_MAX, type AuditSubject } from '@foyer/contracts/audit';
import { contains, type ReadStore } from '@foyer/projections';
import type { MemberDocument } from '@foyer/projections/identity';
import type { PortalDocument } from '@foyer/projections/portals';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';

export interface SubjectSearch {
  readonly kind: 'person' | 'portal';
  /** Part of a name. */
  readonly q?: string | undefined;
  readonly id?: string | undefined;
}

/** People or portals that an auditor may mean, in the order of their names. */
export const FindSubjects = defineQuery({
  name: 'FindSubjects',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async ({ kind, q = '', id }: SubjectSearch, { needs: { store } }) => {
    const limit = AUDIT_SUBJECTS_MAX;
    const one = id === undefined ? {} : { _id: id };
    if (kind === 'portal') {
      const portals = await store
        .collection<PortalDocument>('portals')
        .find({ ...one, ...(q !== '' && { name: contains(q) }) }, { sort: { sortName: 1 }, limit });
      return portals.map(({ _id, name }): AuditSubject => ({ id: _id, name }));
    }
    const people = await store
      .collection<MemberDocument>('members')
      .find(
        { ...one, ...(q !== '' && { searchText: contains(q) }) },
        { sort: { 'sortBy.lastName': 1, 'sortBy.firstName': 1 }, limit },
      );
    return people.map(({ _id, displayName }): AuditSubject => ({ id: _id, name: displayName }));
  },
});
