import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import type { Participant } from '@foyer/contracts/calls';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';

import { de } from '#i18n/de/index.js';
import { makeStore } from '#state/store.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import type { LocalMedia } from '../core/local-media.js';
import type { CallInHand } from '../hooks/useCall.js';
import { CallStage } from './CallStage.js';

i18next.addResourceBundle('de', 'translation', de);
const CALL = '01990000-0000-7000-8000-000000000001';
const SELF = '01990000-0000-7000-8000-000000000002';
const media = { state: makeStore({ choice: {} }) } as unknown as LocalMedia;

afterEach(async () => {
  cleanup();
  await i18next.changeLanguage('en');
});

function show(isElsewhere: boolean) {
  const socket = new FakeSocket();
  const asked: unknown[] = [];
  socket.answer('remoteActionPerform', (payload) => {
    asked.push(payload);
    return {};
  });
  const self = {
    ...{ userCallId: SELF, paused: true, pausedSince: null, isElsewhere },
    participantProperties: { streamStatus: {} },
  } as unknown as Participant;
  const call = {
    session: {
      receiver: { streams: makeStore(new Map()) },
      channel: new Channel(socket),
      sessionCallId: CALL,
    },
    watch: { quality: makeStore(new Map()) },
    state: { phase: 'in', others: [], relayUp: true, self },
  } as unknown as CallInHand;
  render(<CallStage call={call} media={media} listens />);
  return asked;
}

it.each([
  ['en', /You are in another call/, 'Return to this call'],
  ['de', /Sie sind in einem anderen Gespräch/, 'Hierher zurückkehren'],
])(
  'a person in another call reads so in %s, and returns with one press',
  async (language, text, back) => {
    await i18next.changeLanguage(language);
    const asked = show(true);
    expect(screen.getByText(text)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: back }));
    await waitFor(() =>
      expect(asked).toEqual([
        expect.objectContaining({ actionType: 'resume', actionBy: SELF, actionFor: SELF }),
      ]),
    );
  },
);

it('a person on hold by a host has no such way back', () => {
  show(false);
  expect(screen.getByText(/You are on hold/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Return to this call' })).toBeNull();
});
