import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { callAtRest, type CallNow, type CallState } from '#media/core/call-state.js';
import { useWaiting } from './useWaiting.js';
import { WaitingLine } from './WaitingLine.js';

afterEach(cleanup);

const gil = { knockingStatus: 'KNOCKING', displayName: 'Gil' };
const state = (knockers: readonly object[]): CallState => ({
  ...{ ...callAtRest, phase: 'in' },
  now: { knockers, screenShare: null } as unknown as CallNow,
  others: [{ userCallId: 'tom', displayName: 'Tom' }] as unknown as CallState['others'],
});
type Requests = Parameters<typeof useWaiting>[1];
type Devices = Parameters<typeof useWaiting>[2];
const noRequests: Requests = { own: null, asked: null };
const noDevices: Devices = { asked: null, answered: null };
const by = { actionBy: 'tom', actionFor: 'me' };

/** A chat that covers the cards, which comes off with them. */
function Covered({ call = state([]), requests = noRequests, devices = noDevices }) {
  const [covers, setCovers] = useState(true);
  const waiting = useWaiting(call, requests, devices);
  return (
    <>
      <section data-waiting inert={covers}>
        <button type="button">Let in</button>
      </section>
      {covers && <WaitingLine waiting={waiting} onShow={() => setCovers(false)} />}
    </>
  );
}
const line = () => screen.queryByTestId('held-line')?.querySelector('p')?.textContent;

it.each<[string, Parameters<typeof Covered>[0], string]>([
  ['who knocks', { call: state([gil]) }, 'Gil would like to come in.'],
  [
    'a request to share a screen',
    { requests: { own: null, asked: by as unknown as Requests['asked'] } },
    'Tom would like to share a screen.',
  ],
  [
    'the permission to share one',
    { requests: { own: 'accepted', asked: null } },
    'Accepted: you can share your screen now.',
  ],
  [
    'a request for a microphone',
    { devices: { asked: { kind: 'unmute', ...by }, answered: null } },
    'Tom asks you to turn your microphone on.',
  ],
  [
    'the answer to such a request',
    {
      devices: {
        asked: null,
        answered: { kind: 'unmute', actionBy: 'me', actionFor: 'tom', outcome: 'rejected' },
      },
    },
    'Tom has declined.',
  ],
])('names %s behind what covers it, and leads there by a key', async (_what, given, words) => {
  render(<Covered {...given} />);
  expect(line()).toBe(words);
  screen.getByTestId('show-waiting').focus();
  await userEvent.keyboard('{Enter}');
  expect(line()).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Let in' }));
});

it('says nothing where nothing waits', () => {
  const accepted = {
    asked: null,
    answered: { kind: 'unmute', ...by, outcome: 'accepted' },
  } as const;
  const answered = state([{ ...gil, knockingStatus: 'KNOCKING_REJECT' }]);
  render(<Covered call={answered} requests={{ own: 'waiting', asked: null }} devices={accepted} />);
  expect(line()).toBeUndefined();
});
