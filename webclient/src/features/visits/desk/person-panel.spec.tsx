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
      view={{ line: [], handedOn: null }}
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
  const view = { line: [], handedOn: null };
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
  const view = { line: [], handedOn: null };
  const at = { ...record, device } as CallRecord;
  render(
    <PersonPanel record={at} call={call} callDetailId="call" view={view}>
      {null}
    </PersonPanel>,
    { wrapper: Queries },
  );
  expect(screen.queryByText(/cannot write back/) !== null).toBe(said);
});
