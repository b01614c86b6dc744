import { adminSessionRoutes } from '@foyer/contracts/sessions';

import { seenIn } from '#platform/cqrs';
import { adminController } from '#platform/http';
import { ChangeSession, DeleteSession } from '../commands.js';
import { adminSessions, GetAdminSession } from '../queries.js';

/** Sessions as the console's data provider wants them. */
export const AdminSessionsController = adminController(adminSessionRoutes.sessionResource, {
  readModel: adminSessions,
  get: GetAdminSession,
  usualSort: ['sessionName', 'ASC'],
  sortedBy: { sessionName: 'sortName', sessionType: 'typeOrder' },
  update: (sessionId, body, { context }) => {
    const { sessionName, sessionType, members, pin, revision: _, ...settings } = body;
    return new ChangeSession(context, {
      sessionId,
      seen: seenIn(body),
      sessionName,
      sessionType,
      members,
      pin,
      settings,
    });
  },
  delete: (sessionId, { context }) => new DeleteSession(context, { sessionId }),
});
