import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import type { Participant } from '@foyer/contracts/calls';
import { cleanup, render, screen } from '@testing-library/react';

import { dismissToast, toasts } from '#design/toasts.js';
import type { CallState } from '#media/core/call-state.js';
import { useSpeakerRequests } from './useSpeakerRequests.js';

afterEach(() => {
  cleanup();
  for (const { id } of toasts.get()) dismissToast(id);
});

const one = (callJoinerId: string, role: Participant['role']) =>
  ({ callJoinerId, userCallId: callJoinerId, displayName: callJoinerId, role }) as Participant;
const call = (self: Participant['role'], speakerRequests: readonly string[]) =>
  ({
    self: one('Ada', self),
    others: [one('Gil', 'guest'), one('Pia', 'presenter')],
    now: { speakerRequests, mediaRules: null },
  }) as unknown as CallState;

function Requests({ state, shown }: { readonly state: CallState; readonly shown: boolean }) {
  return <p>{useSpeakerRequests(state, shown)}</p>;
}
const said = () => toasts.get().map(({ text }) => text);

it('says once who asks to speak while the participants are not shown, and continues counting', () => {
  const { rerender } = render(<Requests state={call('admin', [])} shown={false} />);
  expect(said()).toEqual([]);
  rerender(<Requests state={call('admin', ['Gil'])} shown={false} />);
  rerender(<Requests state={call('admin', ['Gil', 'Pia'])} shown={false} />);
  expect(said()).toEqual(['Gil asks to speak']);
  screen.getByText('1');
  rerender(<Requests state={call('admin', [])} shown={false} />);
  screen.getByText('0');
});

it('is empty while they are shown, and for participants who could not allow it', () => {
  const { rerender } = render(<Requests state={call('admin', ['Gil'])} shown />);
  rerender(<Requests state={call('admin', ['Gil'])} shown={false} />);
  rerender(<Requests state={call('viewer', ['Gil'])} shown={false} />);
  expect(said()).toEqual([]);
  screen.getByText('0');
});
