import { describe, expect, test } from '@jest/globals';

import { Invitations } from './invitations.service.js';
import { MOST_PARTS } from './next-meeting.js';
import { meetingStream } from '../streams.js';

interface Part {
  readonly continues?: string;
  readonly by?: string;
}

/** The guest whom an invitation to one part of a series names at another. */
function guestAt(meetingId: string, invitedTo: string, parts: Readonly<Record<string, Part>>) {
  const states = new Map<string, object>(
    Object.entries(parts).map(([id, { continues = null, by }]) => [
      meetingStream(id).name,
      { status: 'planned', continues, continued: by === undefined ? null : { date: '', by } },
    ]),
  );
  const invitation = { guestId: 'gil', meetingId: invitedTo };
  const invitations = new Invitations(
    { invitationIn: async (token: string) => (token === 'good' ? invitation : null) } as never,
    {
      stateOf: async ({ name }: { name: string }) => states.get(name) ?? { status: 'none' },
    } as never,
  );
  return invitations.guestOf('good', meetingId);
}

describe('an invitation', () => {
  // The part in the middle was split off last: the one after it still names the first.
  const parts = {
    first: { by: 'middle' },
    middle: { continues: 'first', by: 'last' },
    last: { continues: 'first' },
    other: {},
  };
  test.each([
    ['its own part', 'middle', 'middle', 'gil'],
    ['a later part', 'middle', 'first', 'gil'],
    ['a later part that names only an earlier one', 'last', 'middle', 'gil'],
    ['an earlier part', 'first', 'middle', null],
    ['another meeting', 'other', 'first', null],
    ['no meeting', 'gone', 'first', null],
  ])('is read at %s', async (_where, meetingId, invitedTo, guest) => {
    expect(await guestAt(meetingId, invitedTo, parts)).toBe(guest);
  });

  test('is not looked for without an end where parts lead in a circle', async () => {
    const circle = { a: { continues: 'b', by: 'b' }, b: { continues: 'a', by: 'a' } };
    expect(await guestAt('other', 'a', circle)).toBeNull();
    expect(MOST_PARTS).toBeGreaterThan(1);
  });
});
