import type { MemberRole, MemberSource, MemberStatus } from '@foyer/contracts/identity';
import type { MemberDocument } from '@foyer/projections/identity';

import { containing, defineReadModel } from '#platform/http';
import { shownMember, shownWith } from './shown-member.js';

interface MemberCriteria {
  /** Part of a name, user name or e-mail. */
  readonly q?: string | undefined;
  readonly role?: MemberRole | undefined;
  readonly status?: MemberStatus | undefined;
  readonly source?: MemberSource | undefined;
}

export const members = defineReadModel<MemberDocument, MemberCriteria>({
  name: 'members',
  notFound: 'MEMBER_NOT_FOUND',
  filter: ({ q, role, status, source }, { now }) => ({
    ...containing('searchText', q),
    ...(role && { role }),
    ...(source && { source }),
    ...(status && shownWith(status, now)),
  }),
  show: (member, { now }) => shownMember(member, now),
});
