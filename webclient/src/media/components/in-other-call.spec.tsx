import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, it, jest } from '@jest/globals';
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
const media = {
  state: makeStore({ choice: {}, problem: null, picture: null }),
} as unknown as LocalMedia;

afterEach(async () => {
  cleanup();
  await i18next.changeLanguage('en');
});

function show(isElsewhere: boolean, listens = true) {
  const socket = new FakeSocket();
  const asked: unknown[] = [];
  socket.answer('remoteActionPerform', (payload) => {
    asked.push(payload);
    return {};
  });
  const silenced = { is: makeStore(!listens), giveBack: jest.fn() };
  const self = {
    ...{ userCallId: SELF, paused: listens, pausedSince: null, isElsewhere },
    participantProperties: { streamStatus: {} },
  } as unknown as Participant;
  const call = {
    session: {
      receiver: { streams: makeStore(new Map()) },
      channel: new Channel(socket),
      sessionCallId: CALL,
      devices: { silenced },
    },
    watch: { quality: makeStore(new Map()) },
    state: { phase: 'in', others: [], relayUp: true, self },
  } as unknown as CallInHand;
  const stage = <CallStage call={call} media={media} listens={listens} controls={<></>} />;
  render(stage);
  return { asked, silenced };
}

it.each([
  ['en', /You are in another call/, 'Return to this call'],
  ['de', /Sie sind in einem anderen Gespräch/, 'Hierher zurückkehren'],
])(
  'a person in another call reads so in %s, and returns with one press',
  async (language, text, back) => {
    await i18next.changeLanguage(language);
    const { asked, silenced } = show(true);
    expect(screen.getByText(text)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: back }));
    await waitFor(() =>
      expect(asked).toEqual([
        expect.objectContaining({ actionType: 'resume', actionBy: SELF, actionFor: SELF }),
      ]),
    );
    // The microphone is as it was before the hold.
    await waitFor(() => expect(silenced.giveBack).toHaveBeenCalledTimes(1));
  },
);

it('a person on hold by a host has no such way back', () => {
  show(false);
  expect(screen.getByText(/You are on hold/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Return to this call' })).toBeNull();
});

it.each([
  ['en', /Your microphone was turned off here/, 'Turn microphone on'],
  ['de', /Ihr Mikrofon wurde hier ausgeschaltet/, 'Mikrofon einschalten'],
])('says in %s that the microphone is off, and turns it on', async (language, text, on) => {
  await i18next.changeLanguage(language);
  const { silenced } = show(false, false);
  expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: on }));
  expect(silenced.giveBack).toHaveBeenCalledTimes(1);
});
