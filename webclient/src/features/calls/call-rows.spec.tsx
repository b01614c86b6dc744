import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import type { CallLogEntry, CallRecord } from '@foyer/contracts/calls';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';

import { CallLogRow } from './CallLogRow.js';
import { CallRow } from './CallRow.js';

afterEach(cleanup);

const at = '2026-03-04T05:00:00.000Z';
const call = {
  ...{ visitorName: 'Vera', queueName: 'Reception', rangAt: at, state: 'missed' },
  ...{ waitedMs: 10_000, durationMs: null, rating: null, comment: null },
  ...{ startedAt: null, handOvers: [], notes: null },
} as unknown as CallRecord;
const entry = {
  ...{
    kind: 'Missed',
    people: [],
    sessionId: null,
    sessionName: null,
    meetingId: null,
    meetingName: null,
    queueName: 'Reception',
  },
  ...{ type: 'queue', at, durationMs: null, mayCall: false, visitorLeft: false },
} as unknown as CallLogEntry;
const row = (of: React.ReactElement) =>
  render(
    <MemoryRouter>
      <table>
        <tbody>{of}</tbody>
      </table>
    </MemoryRouter>,
  );

it.each([
  ['left', 'Left the line'],
  ['absent', 'Missed'],
  ['portal-closed', 'Missed'],
] as const)('says of a visit that ended as %s: %s', (endReason, words) => {
  row(<CallRow call={{ ...call, endReason }} memberId="anna" />);
  expect(screen.getByText(words)).toBeTruthy();
});

it.each([
  [true, 'Visitor left'],
  [false, 'Missed'],
])('says of a call whose visitor left (%s): %s', (visitorLeft, words) => {
  row(<CallLogRow entry={{ ...entry, visitorLeft }} isNew={false} />);
  expect(screen.getByText(words)).toBeTruthy();
});

const ended = {
  ...{
    ...call,
    state: 'ended',
    startedAt: at,
    waitedMs: 60_000,
    durationMs: 370_000,
    agentId: 'ben',
  },
  handOvers: [{ fromId: 'anna', toId: 'ben', toName: 'Ben Ash', at: '2026-03-04T05:06:00.000Z' }],
  notes: { text: 'Wants a pass', version: 1, savedAt: at },
} as CallRecord;

it('lists a call for the agent who handed it over, with their own time and the notes', () => {
  row(<CallRow call={ended} memberId="anna" />);
  expect(screen.getByText('Handed over to Ben Ash')).toBeTruthy();
  expect(screen.getByText('6:00')).toBeTruthy();
  expect(screen.getByText('Wants a pass')).toBeTruthy();
});

it('lists it for the agent who took it over, with the time since', () => {
  row(<CallRow call={ended} memberId="ben" />);
  expect(screen.queryByText(/Handed over/)).toBeNull();
  expect(screen.getByText('0:10')).toBeTruthy();
});

it('says nothing of a hand-over that was taken back', () => {
  const back = { fromId: 'ben', toId: 'anna', toName: 'Anna Low', at: '2026-03-04T05:06:05.000Z' };
  const handOvers = [...ended.handOvers, back];
  row(<CallRow call={{ ...ended, agentId: 'anna', handOvers }} memberId="anna" />);
  expect(screen.queryByText(/Handed over/)).toBeNull();
  expect(screen.getByText('6:05')).toBeTruthy();
});

it('counts the time of the agent in a call that a colleague continues', () => {
  const on = { ...ended, state: 'inCall', durationMs: null } as CallRecord;
  row(<CallRow call={on} memberId="anna" />);
  expect(screen.getByText('6:00')).toBeTruthy();
  expect(screen.queryByText('In call')).toBeNull();
});
