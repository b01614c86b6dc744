import { describe, expect, test } from '@jest/globals';

import { meetingEvents, MeetingInvitationUsed } from './events.js';
import { answerInvitation, enterMeeting } from './guest-routes.js';

const eventId = '01990000-0000-7000-8000-000000000001';
const bodies = [
  ['coming', enterMeeting.body, { eventId }],
  ['answering', answerInvitation.body, { eventId, invitation: 'token', answer: 'accepted' }],
] as const;
const known = { timeZone: 'Europe/Paris', language: 'de' };

describe.each(bodies)('the clock of a guest who is %s', (_name, body, said) => {
  test.each([
    ['as it is', known, known],
    ['without a zone that is absent', { language: 'de' }, { language: 'de' }],
    ['without the zone of no place', { ...known, timeZone: 'Etc/Unknown' }, { language: 'de' }],
    ['without a zone of the future', { ...known, timeZone: 'Mars/Base' }, { language: 'de' }],
    ['without a zone that is no text', { ...known, timeZone: null }, { language: 'de' }],
    ['without a language of others', { ...known, language: 'fr' }, { timeZone: 'Europe/Paris' }],
  ])('is taken %s', (_how, reads, taken) => {
    expect(body?.parse({ ...said, reads }).reads).toEqual(taken);
  });
});

test('the clock of a guest is read from the log also where no program knows its zone', () => {
  const reads = { timeZone: 'Mars/Base', language: 'en' };
  const data = { meetingId: eventId, guestId: eventId, browser: 'hash', reads };
  expect(MeetingInvitationUsed.data.parse(data)).toEqual(data);
});

test('the clock of a guest is erased with the guest, in every event that has it', () => {
  const found = meetingEvents
    .filter(({ data }) => 'reads' in data.shape)
    .map(({ type, subject, personalFields }) => [type, subject, personalFields.includes('reads')]);
  expect(found).toEqual([
    ['MeetingAnswered', 'attendeeId', true],
    ['MeetingInvitationUsed', 'guestId', true],
  ]);
});
