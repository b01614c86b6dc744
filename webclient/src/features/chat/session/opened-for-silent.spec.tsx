import '#testing/browser-parts.js';

import { afterEach, expect, it, jest } from '@jest/globals';
import type { Participant } from '@foyer/contracts/calls';
import { act, cleanup, renderHook } from '@testing-library/react';

import { LocalMedia } from '#media/core/local-media.js';
import { FakeDevices } from '#testing/fake-devices.js';
import type { ChatSession } from './chat-session.js';
import { useOpenedForSilent } from './useOpenedForSilent.js';

const participant = (isMicrophoneAvailable?: false, callJoinerId = 'visitor') =>
  ({
    callJoinerId,
    participantProperties: {
      ...{ streamStatus: {}, isCameraAvailable: true },
      ...(isMicrophoneAvailable === false && { isMicrophoneAvailable }),
    },
  }) as Participant;
const chatOf = (channelId: string) => ({ place: { channelId } }) as ChatSession;
const chat = chatOf('call');

interface Given {
  readonly others: Participant[];
  readonly has?: ChatSession | null;
}

afterEach(cleanup);

const render = (media = new LocalMedia(undefined, localStorage)) => {
  const show = jest.fn();
  const initialProps: Given = { others: [participant()] };
  const { rerender } = renderHook(
    ({ others, has = chat }: Given) => useOpenedForSilent(has, { media, state: { others } }, show),
    { initialProps },
  );
  return { show, rerender };
};

it('opens the chat once it is there and another participant cannot be heard', () => {
  const { show, rerender } = render();
  const others = [participant(undefined, 'agent'), participant(false)];
  rerender({ others, has: null });
  expect(show).not.toHaveBeenCalled();
  rerender({ others });
  // The next state of the call finds it closed by its user.
  rerender({ others: [participant(false)] });
  expect(show).toHaveBeenCalledTimes(1);
});

it('opens the chat once for a person whose microphone comes and goes, and for the next', () => {
  const { show, rerender } = render();
  for (const isSilent of [true, false, true, false, true]) {
    rerender({ others: [participant(isSilent ? false : undefined)] });
  }
  expect(show).toHaveBeenCalledTimes(1);
  rerender({ others: [participant(false), participant(false, 'companion')] });
  expect(show).toHaveBeenCalledTimes(2);
  rerender({ others: [participant(false)] });
  rerender({ others: [participant(false)], has: null });
  rerender({ others: [participant(false)] });
  expect(show).toHaveBeenCalledTimes(2);
  rerender({ others: [participant(false)], has: chatOf('next call') });
  expect(show).toHaveBeenCalledTimes(3);
});

it('opens the chat for a user without a microphone', async () => {
  const devices = new FakeDevices();
  devices.failure = new DOMException('Permission denied', 'NotAllowedError');
  const media = new LocalMedia(devices.asBrowser(), localStorage);
  const { show } = render(media);
  expect(show).not.toHaveBeenCalled();
  await act(() => media.open());
  expect(show).toHaveBeenCalledTimes(1);
});
