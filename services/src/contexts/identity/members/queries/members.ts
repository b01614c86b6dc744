import type { MemberRole, MemberStatus } from '@foyer/contracts/identity';
import { contains } from '@foyer/projections';
import type { MemberDocument } from '@foyer/projections/identity';

import { defineReadModel } from '../../../../platform/http/index.js';
import { shownMember, shownWith } from './shown-member.js';

interface MemberCriteria {
  /** Part of a name, user name or e-mail. */
  readonly q?: string | undefined;
  readonly role?: MemberRole | undefined;
  readonly status?: MemberStatus | undefined;
}

export const members = defineReadModel<MemberDocument, MemberCriteria>({
  name: 'members',
  notFound: 'MEMBER_NOT_FOUND',
  filter: ({ q, role, status }, { now }) => ({
    ...(q !== undefined && q !== '' && { searchText: contains(q) }),
    ...(role && { role }),
    ...(status && shownWith(status, now)),
  }),
  show: (member, { now }) => shownMember(member, now),
});
