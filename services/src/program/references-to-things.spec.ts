import { describe, expect, test } from '@jest/globals';
import { eventsByAggregate } from '@foyer/contracts/events';
import { settingGroups } from '@foyer/contracts/portals';
import { CallSetting } from '@foyer/contracts/settings';
import type { z } from 'zod';

import { PORTAL_REFERENCES } from '#contexts/portals';

const THING = /(portal|queue|session|group|device|terminal)Ids?$/i;

/** The paths in a schema that name a thing, such as `startWith.queueId`. */
function pathsIn(schema: unknown, path: readonly string[] = []): string[] {
  const { def } = (schema as z.ZodObject | undefined)?._zod ?? {};
  if (def === undefined) return [];
  const parts = def as unknown as Readonly<Record<string, unknown>>;
  const inside = [parts.innerType, parts.element, parts.valueType, parts.in];
  const options = (parts.options ?? []) as readonly unknown[];
  return [
    ...Object.entries(parts.shape ?? {}).flatMap(([name, field]) => [
      ...(THING.test(name) ? [[...path, name].join('.')] : []),
      ...pathsIn(field, [...path, name]),
    ]),
    ...[...inside, ...options].flatMap((one) => pathsIn(one, path)),
  ];
}

/** The words by which a stream names itself, such as `portalId` in the streams `portal-<id>`. */
const isItself = (aggregate: string, path: string) => path.toLowerCase() === `${aggregate}id`;

const inEvents = Object.entries(eventsByAggregate).flatMap(([aggregate, events]) =>
  events
    .flatMap(({ data }) => pathsIn(data))
    .filter((path) => !isItself(aggregate, path))
    .map((path) => `${aggregate}: ${path}`),
);
const inSettings = [
  ...Object.values(settingGroups).flatMap(({ at, fields }) =>
    pathsIn(fields).map((path) => `portal: ${at}.${path}`),
  ),
  ...pathsIn(CallSetting).map((path) => `callsetting: ${path}`),
];
const named = [...new Set([...inEvents, ...inSettings])].sort();

/** A past event at a thing stays true when the thing is gone. */
const HISTORY = 'history';
/**
 * The fate of a name when the thing is deleted: the deletion is refused, or something follows
 * it, or it is of the past. A new name of a thing needs a row.
 */
const WHEN_DELETED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(PORTAL_REFERENCES).map((name) => [name, 'refused'])),
  'callsetting: startWith.queueId': 'left out when it is read',
  'portal: groupId': 'follow-the-groups-of-portals',
  'meeting: sessionId': 'a note of where it was planned; the meeting has a call of its own',
  'guest: sessionId': 'close-what-guests-opened-when-their-session-is-deleted',
  'member: sessionId': 'the sign-in of a browser, which is no room',
  'pushsubscription: sessionId': 'the sign-in of a browser, which is no room',
  'sessionname: sessionId': 'freed with the session',
  'terminal: deviceId': 'the terminal is its device',
  'device: userCamera.deviceId': 'a camera of the kiosk, known to the kiosk alone',
  'device: docCamera.deviceId': 'a camera of the kiosk, known to the kiosk alone',
  'payment: result.TerminalID': 'as the bank names the terminal',
  'line: portalId': 'empty-the-line-of-a-closed-portal',
  'desk: portalId': 'empty-the-line-of-a-closed-portal',
  'visit: portalId': 'empty-the-line-of-a-closed-portal',
  'call: origin.portalId': HISTORY,
  'chatmessage: sessionId': HISTORY,
  'line: fromPortalId': HISTORY,
  'line: toPortalId': HISTORY,
  'payment: deviceId': HISTORY,
  'pushnotice: portalId': HISTORY,
  'reconciliation: deviceId': HISTORY,
  'visit: deviceId': HISTORY,
};

describe('the names of things', () => {
  test('have a row each that says what becomes of them when the thing is deleted', () => {
    expect(named).toEqual(Object.keys(WHEN_DELETED).sort());
  });

  test.each(Object.keys(PORTAL_REFERENCES))('%s is asked before a portal is deleted', (name) => {
    expect(named).toContain(name);
  });
});
