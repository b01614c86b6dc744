import { describe, expect, test } from '@jest/globals';
import type { AccessMode, SessionEvent, SessionType } from '@foyer/contracts/sessions';
import type { z } from 'zod';

import { admitGuest } from './admit-guest.js';
import { evolveSession, initialSession } from './session.js';

const sessionId = '01990000-0000-7000-8000-000000000001';
const guestId = '01990000-0000-7000-8000-000000000002';
const pinId = '01990000-0000-7000-8000-000000000003';

const sessionOf = (sessionType: SessionType, accessMode: z.output<typeof AccessMode>) => {
  const events: SessionEvent[] = [
    {
      type: 'SessionCreated',
      data: {
        sessionId,
        sessionType,
        sessionName: 'Open',
        sessionNameId: 'open',
        createdBy: guestId,
      },
    },
    { type: 'SessionAccessChanged', data: { sessionId, accessMode } },
    { type: 'SessionPinSet', data: { sessionId, pinId } },
  ];
  return events.reduce(evolveSession, initialSession);
};
const came = (type: SessionType, mode: z.output<typeof AccessMode>, known: string | null = null) =>
  admitGuest(sessionOf(type, mode), { guestId, pinId: known });

describe('a guest with the link of a session', () => {
  test('comes in where it is public and open, and knocks where one has to', () => {
    expect(came('public', 'open')).toMatchObject({ events: [] });
    expect(came('public', 'knock')).toMatchObject({ events: [] });
    expect(came('private', 'knock')).toMatchObject({ events: [] });
  });

  test('does not find what is closed', () => {
    for (const mode of ['open', 'pin', 'knock'] as const) {
      expect(came('direct', mode)).toMatchObject({ code: 'SESSION_NOT_FOUND' });
    }
    expect(came('private', 'open')).toMatchObject({ code: 'SESSION_NOT_FOUND' });
    expect(admitGuest(initialSession, { guestId, pinId })).toMatchObject({
      code: 'SESSION_NOT_FOUND',
    });
  });

  test('has to be right about its PIN, the present one', () => {
    expect(came('public', 'pin')).toMatchObject({ code: 'SESSION_PIN_WRONG' });
    expect(came('public', 'pin', sessionId)).toMatchObject({ code: 'CONFLICT' });
    expect(came('private', 'pin', pinId)).toMatchObject({
      events: [{ type: 'SessionPinPassed', data: { sessionId, personId: guestId, pinId } }],
    });
  });
});
