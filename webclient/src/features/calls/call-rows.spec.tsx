import '../../testing/english.js';

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
} as CallRecord;
const entry = {
  ...{ kind: 'Missed', people: [], sessionId: null, sessionName: null, queueName: 'Reception' },
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
  row(<CallRow call={{ ...call, endReason }} />);
  expect(screen.getByText(words)).toBeTruthy();
});

it.each([
  [true, 'Visitor left'],
  [false, 'Missed'],
])('says of a call whose visitor left (%s): %s', (visitorLeft, words) => {
  row(<CallLogRow entry={{ ...entry, visitorLeft }} isNew={false} />);
  expect(screen.getByText(words)).toBeTruthy();
});
