import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  avatarRoutes,
  guestRoutes,
  MemberRole,
  permits,
  type Role,
} from '@foyer/contracts/identity';
import type { RouteDefinition } from '@foyer/contracts/schema';

import { httpMatrix } from '../testing/http-matrix.js';
import { bootWholeProgram, ROLES, type WholeProgram } from '../testing/whole-program.js';

jest.setTimeout(120_000);

const signedIn: readonly Role[] = [...MemberRole.options, 'guest', 'device'];
const agents: readonly Role[] = ['member', 'support', 'admin', 'super-admin'];
const administrators: readonly Role[] = ['admin', 'super-admin'];

const routes: readonly (readonly [RouteDefinition, readonly Role[]])[] = [
  [avatarRoutes.getAvatar, signedIn],
  [guestRoutes.listGuests, agents],
  [guestRoutes.guestsByUser, agents],
  [guestRoutes.createGuest, agents],
  [guestRoutes.editGuest, agents],
  [guestRoutes.clearGuests, administrators],
];

/**
 * As ADR 0046 has it, said here once more: what is widened in the contracts is not widened for
 * pictures and guests.
 */
describe('who sees pictures and guests', () => {
  let program: WholeProgram;

  beforeAll(async () => {
    program = await bootWholeProgram();
  });
  afterAll(() => program.close());

  test.each(
    routes.map(([route, roles]) => [`${route.method} ${route.path}`, route, roles] as const),
  )('%s is for its roles, and for no one else', async (_, route, roles) => {
    expect(program.routes).toContain(route);
    const allowed = ROLES.filter((role) => permits(route.policy, role));
    expect(allowed.toSorted()).toEqual(roles.toSorted());
    expect(await httpMatrix(program, new Map([[route, route.policy]]))).toEqual([]);
  });

  test('every call about guests is among them, or is for administrators', () => {
    const others = program.routes.filter(
      (route) => /\/guests(?:\/|$)/.test(route.path) && !routes.some(([known]) => known === route),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const { path, policy } of others) {
      const allowed = ROLES.filter((role) => permits(policy, role)).toSorted();
      expect([path, allowed]).toEqual([path, administrators.toSorted()]);
    }
  });
});
