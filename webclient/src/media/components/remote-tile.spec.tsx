import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Participant } from '@foyer/contracts/calls';
import { cleanup, render, screen } from '@testing-library/react';

import { speakInCall } from '#i18n/i18n.js';
import { RemoteTile } from './RemoteTile.js';

const track = (mute: boolean) => ({ mute, lock: false, deviceId: null });
type Devices = Participant['participantProperties'];
const off = { userCam: { audio: track(true), video: track(true) } };

const ada = (properties: Partial<Devices>, connected = true): Participant => ({
  ...{ userCallId: 'u1', callJoinerId: 'v1', joinerType: 'Guest', role: 'guest', connected },
  ...{ displayName: 'Ada', paused: false, pausedSince: null, streams: [] },
  participantProperties: { streamStatus: off, isCameraAvailable: true, ...properties },
});

describe('the tile of a participant of whom nothing comes', () => {
  beforeEach(() => speakInCall());
  afterEach(cleanup);
  const show = (participant: Participant) => {
    const tile = { quality: undefined, speaker: null, volume: 1, explained: false };
    render(<RemoteTile {...{ participant, ...tile }} remote={undefined} />);
    return screen.getByTestId('remote-tile').textContent;
  };

  it.each<[Partial<Devices>, string]>([
    [
      { isCameraAvailable: false, isMicrophoneAvailable: false },
      'Ada has no camera and no microphone',
    ],
    [{ isCameraAvailable: false }, 'Ada has no camera'],
    [{}, 'The camera of Ada is off'],
    [{ isMicrophoneAvailable: false }, 'Ada has no microphone'],
  ])('with %j says "%s", and waits for nothing', (devices, words) => {
    const text = show(ada(devices));
    expect(text).toContain(words);
    expect(text).not.toContain('Connecting');
    expect(text.includes('No microphone')).toBe(devices.isMicrophoneAvailable === false);
  });

  it('waits for one whose devices are still asked for, and says who is away', () => {
    expect(show(ada({ streamStatus: {} }))).toContain('Connecting to Ada');
    cleanup();
    const devices = { isCameraAvailable: false, isMicrophoneAvailable: false };
    expect(show(ada(devices, false))).toContain('Ada has lost the connection');
  });
});
