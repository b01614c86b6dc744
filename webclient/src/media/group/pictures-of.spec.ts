import { describe, expect, it } from '@jest/globals';
import type { MediaRules, Participant } from '@foyer/contracts/calls';

import { picturesOf } from './pictures-of.js';

const rules: MediaRules = {
  ...{ cameraRoles: ['presenter'], microphoneRoles: ['presenter'] },
  ...{ screenShareRoles: [], quality: 'HD', startMuted: false },
};
const off = { mute: true, lock: false, deviceId: null };

const one = (
  userCallId: string,
  role: Participant['role'],
  { sends = false, told = true } = {},
): Participant => ({
  ...{ userCallId, role, callJoinerId: userCallId, joinerType: 'User', displayName: userCallId },
  ...{ paused: false, pausedSince: null, connected: true },
  streams: sends ? [{ mediaType: 'userCam', connectionId: userCallId }] : [],
  participantProperties: {
    streamStatus: told ? { userCam: { audio: off, video: off } } : {},
    isCameraAvailable: true,
  },
});

const shown = (...others: Participant[]) =>
  picturesOf(others, rules).map(({ key, isStill }) => (isStill ? `still ${key}` : key));

describe('the pictures of a call of several', () => {
  it('keep the tile of a participant whose camera and microphone are off', () => {
    expect(shown(one('gil', 'presenter'))).toEqual(['still gil/userCam']);
    expect(shown(one('gil', 'presenter'), one('tom', 'presenter', { sends: true }))).toEqual([
      'still gil/userCam',
      'tom/userCam',
    ]);
  });

  it('wait for the streams of a participant who has just entered', () => {
    expect(shown(one('gil', 'presenter', { told: false }))).toEqual(['gil/userCam']);
  });

  it('leave out a listener, unless there are no others', () => {
    const listener = one('lea', 'viewer', { told: false });
    expect(shown(listener, one('gil', 'presenter'))).toEqual(['still gil/userCam']);
    expect(shown(listener)).toEqual(['still lea/userCam']);
  });
});
