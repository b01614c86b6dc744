import { expect, test } from '@jest/globals';
import type { ReadableLog, RecordedEvent } from '@foyer/event-log';
import { v7 as newId } from 'uuid';

import { Names } from './names.js';

type Event = readonly [type: string, data: Readonly<Record<string, unknown>>];

/** Names from a log that holds one stream. */
function namesOf(stream: string, ...events: readonly Event[]): Names {
  const readStream = async function* (asked: string) {
    if (asked !== stream) return;
    for (const [type, data] of events) yield { type, data } as unknown as RecordedEvent;
  };
  const log = { readStream } as unknown as ReadableLog;
  return new Names(log, async ({ data }) => data);
}

const id = newId();
const person = { firstName: 'Ada', lastName: 'Lamarr' };

test.each<[string, readonly Event[], string]>([
  [
    'a portal after an exception and a file were named',
    [
      ['PortalCreated', { name: 'Bürgeramt' }],
      ['PortalExceptionSet', { name: 'Betriebsausflug' }],
      ['PortalFileAdded', { name: 'logo.png' }],
    ],
    'Bürgeramt',
  ],
  [
    'a renamed portal',
    [
      ['PortalCreated', { name: 'Bürgeramt' }],
      ['PortalRenamed', { name: 'Bürgerbüro' }],
    ],
    'Bürgerbüro',
  ],
])('%s has its own name', async (_, events, name) => {
  expect(await namesOf(`portal-${id}`, ...events).namesIn({ portalId: id })).toEqual({
    [id]: name,
  });
});

test('a member keeps the name of the account where another profile has one', async () => {
  const names = namesOf(
    `member-${id}`,
    ['MemberCreated', person],
    ['MemberProfileSaved', { firstName: 'A.', lastName: 'Night Shift', profileName: 'Night' }],
  );
  expect(await names.nameOf({ type: 'member', id })).toBe('Ada Lamarr');
});

test.each(['GuestCameToSession', 'GuestCameToMeeting'])(
  'a guest who came by a link has the name that was said there: %s',
  async (type) => {
    const said = { guestId: id, displayName: 'Zoë Łukasz' };
    const names = namesOf(`guest-${id}`, [type, said]);
    expect(await names.namesIn({ joinerId: id })).toEqual({ [id]: 'Zoë Łukasz' });
    expect(await names.nameOf({ type: 'guest', id })).toBe('Zoë Łukasz');
  },
);

test('a person who was forgotten has no name any more', async () => {
  const names = namesOf(`guest-${id}`, ['GuestCreated', { firstName: null, lastName: null }]);
  expect(await names.namesIn({ guestId: id })).toEqual({ [id]: null });
});

test('another program has the name of its API key', async () => {
  const names = namesOf(
    `apikey-${id}`,
    ['ApiKeyCreated', { name: 'CRM' }],
    ['ApiKeyChanged', { name: 'Customer database' }],
  );
  expect(await names.nameOf({ type: 'service', id })).toBe('Customer database');
});
