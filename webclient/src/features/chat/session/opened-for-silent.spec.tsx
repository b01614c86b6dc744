import '#testing/browser-parts.js';

import { afterEach, expect, it, jest } from '@jest/globals';
import type { Participant } from '@foyer/contracts/calls';
import { act, cleanup, renderHook } from '@testing-library/react';

import { LocalMedia } from '#media/core/local-media.js';
import { FakeDevices } from '#testing/fake-devices.js';
import type { ChatSession } from './chat-session.js';
import { useOpenedForSilent } from './useOpenedForSilent.js';

const participant = (isMicrophoneAvailable?: false) =>
  ({
    participantProperties: {
      ...{ streamStatus: {}, isCameraAvailable: true },
      ...(isMicrophoneAvailable === false && { isMicrophoneAvailable }),
    },
  }) as Participant;
const chat = {} as ChatSession;

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
  const others = [participant(), participant(false)];
  rerender({ others, has: null });
  expect(show).not.toHaveBeenCalled();
  rerender({ others });
  // The next state of the call finds it closed by its user.
  rerender({ others: [participant(false)] });
  expect(show).toHaveBeenCalledTimes(1);
  rerender({ others: [participant()] });
  rerender({ others });
  expect(show).toHaveBeenCalledTimes(2);
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
