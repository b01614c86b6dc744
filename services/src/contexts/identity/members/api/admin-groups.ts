import { groupRoutes } from '@foyer/contracts/identity';

import { seenIn } from '#platform/cqrs';
import { adminController } from '#platform/http';
import { ChangeGroup, CreateGroup, DeleteGroup } from '../domain/groups.command.js';
import { groups } from '../views/groups.js';

/** Groups as the console's data provider wants them. */
export const AdminGroupsController = adminController(groupRoutes.groupResource, {
  readModel: groups,
  usualSort: ['name', 'ASC'],
  sortedBy: { name: 'sortName' },
  create: (groupId, group, { context }) => new CreateGroup(context, { groupId, ...group }),
  update: (groupId, body, { context }) => {
    const { revision: _, ...change } = body;
    return new ChangeGroup(context, { groupId, ...change, seen: seenIn(body) });
  },
  delete: (groupId, { context }) => new DeleteGroup(context, { groupId }),
});
