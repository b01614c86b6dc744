import { expect, test } from '@jest/globals';
import type { z } from 'zod';

import { routes } from './index.js';

const fieldsOf = (schema: z.ZodType | undefined): readonly string[] =>
  Object.keys((schema as { readonly shape?: object } | undefined)?.shape ?? {});

/** They add or take away by name, or do one thing: no value that others have set is replaced. */
const REPLACES_NOTHING: readonly string[] = [
  '/session/addSessionMember',
  '/session/deleteSessionMember',
  '/session/updateSessionMember',
  '/session/updateMembersSettings',
  '/session/updateDocument',
  '/session/updateSessionAvatar',
  '/queue/createMember',
  '/queue/deleteMembers',
  '/queue/updateDocument',
  '/admin/webhooks/{id}/secret',
  '/admin/webhooks/{id}/set-back',
];

/** Changes of what is shown with the number of its last change; what is new has none to be seen. */
const changes = routes.filter(
  ({ method, path, answers }) =>
    ['PUT', 'POST', 'PATCH'].includes(method) &&
    !REPLACES_NOTHING.includes(path) &&
    fieldsOf((answers as Record<number, z.ZodType>)[200]).includes('revision'),
);

test('there are changes of what is shown with a revision', () => {
  expect(changes.length).toBeGreaterThan(8);
});

test.each(changes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s takes the revision that its form showed, and refuses what others were faster with',
  (_name, route) => {
    expect(fieldsOf(route.body)).toContain('revision');
    expect(route.rejections?.some((code) => code.endsWith('CHANGED_MEANWHILE'))).toBe(true);
  },
);

/** Changes of one's account: they do one thing each, or replace what only their caller can know. */
const OF_ONE_STEP: readonly string[] = [
  '/profile/changePassword',
  '/profile/push',
  '/user-profile/createMyProfile',
];
const ownChanges = routes.filter(
  ({ policy, method, path, body }) =>
    policy === 'account.own' &&
    ['PUT', 'POST', 'PATCH'].includes(method) &&
    body !== undefined &&
    !OF_ONE_STEP.includes(path),
);

test.each(ownChanges.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s saves a section of the own account with the revision that its form showed',
  (_name, route) => {
    expect(fieldsOf(route.body)).toContain('revision');
    expect(fieldsOf((route.answers as Record<number, z.ZodType>)[200])).toContain('revision');
    expect(route.rejections).toContain('CHANGED_MEANWHILE');
  },
);

/** Why calls that change a record name no revision: their paths, by the reason. */
const WITHOUT: Readonly<Record<string, RegExp>> = {
  'replaces a file as a whole': /avatar/i,
  'does one thing, or acts on what it names': new RegExp(
    [
      '/users/(callStatus|onlineStatus|status)$|/members/resend/invite|/queue/deleteMembers',
      '/callDetail/|/calendarEvent/(cancel|\\{id\\}/(answer|organizer|hidden))',
      '/devices/(activate|deactivate)|/session/updateMembersSettings',
    ].join('|'),
  ),
  'names what was seen in another way': /\/queue\/memberQueues/,
  'is of an organizer alone, by the sequence of the meeting': /^\/calendarEvent\/\{id\}$/,
};

const replacing = routes.filter(
  ({ method, body }) =>
    ['PUT', 'PATCH'].includes(method) && body !== undefined && !fieldsOf(body).includes('revision'),
);

test.each(replacing.map(({ method, path }) => [`${method} ${path}`, path] as const))(
  '%s names no revision, for one reason',
  (_name, path) => {
    expect(Object.entries(WITHOUT).filter(([, paths]) => paths.test(path))).toHaveLength(1);
  },
);
