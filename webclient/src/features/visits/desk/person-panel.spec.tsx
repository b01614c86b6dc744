import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import type { CallRecord } from '@foyer/contracts/calls';
import { cleanup, render, screen } from '@testing-library/react';

import type { CallInHand } from '#media/hooks/useCall.js';
import { Queries } from '#testing/queries.js';
import { PersonPanel } from './PersonPanel.js';

afterEach(cleanup);

const record = {
  visitorName: 'Vera',
  queueName: 'Desk',
  startedAt: null,
  waitedMs: 0,
  recordingAnswer: null,
} as CallRecord;
const call = { state: { others: [] } } as unknown as CallInHand;
const show = (recordingAnswer: CallRecord['recordingAnswer']) =>
  render(
    <PersonPanel
      record={{ ...record, recordingAnswer }}
      call={call}
      callDetailId="call"
      view={{ line: [], handedOn: null, arrival: null }}
    >
      {null}
    </PersonPanel>,
    { wrapper: Queries },
  );

it.each([
  ['agreed', 'Agreed'],
  ['declined', 'Not agreed'],
] as const)('a visitor who was asked about a recording has %s', (answer, text) => {
  show(answer);
  expect(screen.getByText('Recording').nextSibling?.textContent).toBe(text);
});

it('is empty about a recording if there was no question', () => {
  show(null);
  expect(screen.queryByText('Recording')).toBeNull();
});

it.each([
  ['the record and the call', null, ''],
  ['the record alone', '', 'Vera'],
])('calls a visitor without a name in %s by what is known', (_, visitorName, displayName) => {
  const others = [{ joinerType: 'Guest', displayName }];
  const inCall = { state: { others } } as unknown as CallInHand;
  const view = { line: [], handedOn: null, arrival: null };
  render(
    <PersonPanel record={{ ...record, visitorName }} call={inCall} callDetailId="call" view={view}>
      {null}
    </PersonPanel>,
    { wrapper: Queries },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(displayName || 'Visitor');
});

it.each([
  [null, false],
  [{ deviceId: 'device', name: 'Lobby' }, true],
])('says where the visitor cannot write back: at the device %j', (device, said) => {
  const view = { line: [], handedOn: null, arrival: null };
  const at = { ...record, device } as CallRecord;
  render(
    <PersonPanel record={at} call={call} callDetailId="call" view={view}>
      {null}
    </PersonPanel>,
    { wrapper: Queries },
  );
  expect(screen.queryByText(/cannot write back/) !== null).toBe(said);
});

it('shows who the visitor is also in the call', () => {
  const arrival = {
    ...{ device: null, onPhone: true, language: 'de' as const, missing: [] },
    ...{ verified: true, earlierVisits: 2 },
  };
  const view = { line: [], handedOn: null, arrival };
  render(
    <PersonPanel record={record} call={call} callDetailId="call" view={view}>
      {null}
    </PersonPanel>,
    { wrapper: Queries },
  );
  const chips = [...screen.getByTestId('visitor-chips').children];
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    ...['Phone', 'Speaks German', 'Number verified', '2 earlier visits'],
  ]);
});
