import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { callLogSurface, callNotesRoutes, callRoutes } from '@foyer/contracts/calls';
import { permits, type Policy, type Role } from '@foyer/contracts/identity';
import type { MessageDefinition, RouteDefinition } from '@foyer/contracts/schema';
import { earlierVisitRoutes, lineMessages } from '@foyer/contracts/visits';

import { httpMatrix } from '../testing/http-matrix.js';
import { messageMatrix } from '../testing/message-matrix.js';
import { bootWholeProgram, ROLES, type WholeProgram } from '../testing/whole-program.js';

jest.setTimeout(120_000);

const agents: readonly Role[] = ['member', 'support', 'admin', 'super-admin'];
const supervisors: readonly Role[] = ['admin', 'super-admin'];
const readers: readonly Role[] = ['auditor', ...supervisors];

const routes: readonly (readonly [RouteDefinition, readonly Role[]])[] = [
  [callLogSurface.getCallLog, agents],
  [callLogSurface.seeMissedCalls, agents],
  [callNotesRoutes.saveCallNotes, agents],
  [earlierVisitRoutes.getEarlierVisits, agents],
  [callRoutes.getPortalFeedback, readers],
];
const messages: readonly (readonly [MessageDefinition, readonly Role[]])[] = [
  [lineMessages.watchLines, supervisors],
  [lineMessages.reorderLine, supervisors],
  [lineMessages.transferVisitor, supervisors],
];

/**
 * The policies are repeated here: a change elsewhere must not widen those of the routes around a
 * call.
 */
describe('what lies beside a call', () => {
  let program: WholeProgram;

  beforeAll(async () => {
    program = await bootWholeProgram();
  });
  afterAll(() => program.close());

  const allowed = (policy: Policy) => ROLES.filter((role) => permits(policy, role)).toSorted();

  test.each(routes.map(([route, roles]) => [route.path, route, roles] as const))(
    '%s is for its roles, and for no guest, device or stranger',
    async (_, route, roles) => {
      expect(program.routes).toContain(route);
      expect(allowed(route.policy)).toEqual(roles.toSorted());
      expect(await httpMatrix(program, new Map([[route, route.policy]]))).toEqual([]);
    },
  );

  test.each(messages.map(([message, roles]) => [message.name, message, roles] as const))(
    '%s is heard from its roles, and from no guest, device or stranger',
    async (_, message, roles) => {
      expect(program.messages).toContain(message);
      expect(allowed(message.policy)).toEqual(roles.toSorted());
      expect(await messageMatrix(program, new Map([[message, message.policy]]))).toEqual([]);
    },
  );
});
