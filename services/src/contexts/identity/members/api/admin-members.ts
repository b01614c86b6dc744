import { identityRoutes } from '@foyer/contracts/identity';

import { given, seenIn } from '#platform/cqrs';
import { adminController } from '#platform/http';
import { ChangeMember, CreateMember } from '../commands.js';
import { members } from '../queries.js';
import { splitDetails } from './split-details.js';

/** Members as the console's data provider wants them. */
export const AdminMembersController = adminController(identityRoutes.adminMembers, {
  readModel: members,
  usualSort: ['lastName', 'ASC'],
  sortedBy: {
    lastName: 'sortBy.lastName',
    firstName: 'sortBy.firstName',
    userName: 'sortBy.userName',
    email: 'sortBy.email',
  },
  create: (memberId, member, { context }) => new CreateMember(context, { memberId, ...member }),
  update: (memberId, body, { context }) => {
    const { role, status, password, revision: _, ...said } = body;
    return new ChangeMember(context, {
      memberId,
      seen: seenIn(body),
      ...splitDetails(given(said)),
      ...(role && { role }),
      ...(status && { active: status === 'ACTIVE' }),
      ...(password !== undefined && { password }),
    });
  },
});
