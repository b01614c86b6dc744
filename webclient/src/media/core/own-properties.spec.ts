import { expect, test } from '@jest/globals';

import { comesWithout } from './comes-without.js';
import { LocalMedia } from './local-media.js';
import type { LocalState } from './local-state.js';
import { ownProperties } from './own-properties.js';

const atRest = new LocalMedia(undefined, { getItem: () => null } as unknown as Storage).state.get();
const track = {} as MediaStreamTrack;
const at = (part: Partial<LocalState>): LocalState => ({ ...atRest, ...part });
const none = { hasCamera: false, hasMicrophone: false };

const STATES: readonly [
  name: string,
  state: Partial<LocalState>,
  said: { sends: string | null; has: string },
  missing: string | null,
][] = [
  ['not asked for yet', {}, { sends: null, has: 'both' }, null],
  ['being asked for', { phase: 'asking' }, { sends: null, has: 'both' }, null],
  [
    'left off on purpose',
    { microphoneOn: false, cameraOn: false },
    { sends: 'nothing', has: 'both' },
    null,
  ],
  ['there', { phase: 'ready', audio: track, video: track }, { sends: 'both', has: 'both' }, ''],
  [
    'there, with the camera off',
    { phase: 'ready', audio: track, cameraOn: false },
    { sends: 'audio', has: 'both' },
    'camera',
  ],
  [
    'there, with the microphone muted and the camera off',
    { phase: 'ready', audio: track, microphoneOn: false, cameraOn: false },
    { sends: 'nothing', has: 'both' },
    'camera,microphone',
  ],
  [
    'there without a microphone',
    { phase: 'ready', video: track, hasMicrophone: false },
    { sends: 'video', has: 'camera' },
    'microphone',
  ],
  [
    'asked for once more, with one of them there',
    { phase: 'asking', audio: track, hasCamera: false },
    { sends: 'audio', has: 'microphone' },
    null,
  ],
  [
    'there while others could not be had in their place',
    { phase: 'ready', audio: track, video: track, ...none },
    { sends: 'both', has: 'both' },
    '',
  ],
  [
    'there, and asked for once more in vain',
    { phase: 'failed', audio: track, video: track },
    { sends: 'both', has: 'both' },
    '',
  ],
  ['refused', { phase: 'failed' }, { sends: 'nothing', has: 'none' }, 'camera,microphone'],
  [
    'done without',
    { phase: 'ready', microphoneOn: false, cameraOn: false, ...none },
    { sends: 'nothing', has: 'none' },
    'camera,microphone',
  ],
];

const inWords = (first: boolean, second: boolean, names: readonly [string, string, string]) =>
  first && second ? 'both' : first ? names[0] : second ? names[1] : names[2];

test.each(STATES)('says of devices that are %s what the others need', (_, part, said, missing) => {
  const { streamStatus, isCameraAvailable, isMicrophoneAvailable = true } = ownProperties(at(part));
  const { userCam } = streamStatus;
  const sends =
    userCam && inWords(!userCam.audio.mute, !userCam.video.mute, ['audio', 'video', 'nothing']);
  const has = inWords(isCameraAvailable, isMicrophoneAvailable, ['camera', 'microphone', 'none']);
  expect({ sends: sends ?? null, has }).toEqual(said);
  expect(comesWithout(at(part))?.join() ?? null).toBe(missing);
});
