import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/** Calls that start a camera, a microphone or the sharing of a screen, or could do so. */
const STARTS = [
  /\.(getUserMedia|getDisplayMedia)\(/,
  /\bnew MediaRecorder\(/,
  /\b(recognition)\.start\(/,
  /\bmedia\.(open|restartCamera|restartMicrophone|showUnblurred)\(/,
  /\b(setMicrophone|setCamera)\((?!false\))/,
  /\.enabled = (?!false)/,
];

/** Each place that starts one, with the press of its owner that it follows. */
const PRESSED: Readonly<Record<string, string>> = {
  // The one way to a device, and what it is made of.
  'media/core/local-media.ts': 'asked by the places below',
  'media/core/taken-devices.ts': 'takes another one in the place of one that was unplugged',
  'media/core/wanted-devices.ts': 'asked by the two above',
  'media/core/screen-share.ts': 'the button that shares the screen',
  'media/core/own-devices.ts': 'begins a running camera anew',
  'media/core/stream-source.ts': 'begins again what runs and has gone silent',
  // Of what is sent already, once its owner has agreed.
  'media/captions/record-pieces.ts': 'the answer to the question of consent',
  'media/captions/recognize-speech.ts': 'the answer to the question of consent',
  'media/components/CallBar.tsx': 'its own buttons',
  'media/components/DeviceTrouble.tsx': 'its own buttons',
  'media/components/DeviceCheck.tsx': 'the entry of a menu that opens the check',
  'media/core/silenced-microphone.ts':
    'the button that returns to a call, or turns the microphone on',
  'media/components/useWayBack.ts': 'the button that returns to the call',
  'media/components/BlurQuestion.tsx': 'its own buttons',
  'features/visits/visitor/CheckStep.tsx': 'the button of the portal that calls',
  'features/visits/visitor/ReadyMirror.tsx':
    'its own button, or the ring that the page was loaded again in',
  'media/core/resume-devices.ts': 'the ring that the page was loaded again in',
  'media/core/camera-side.ts': 'the button that turns the camera',
  'media/components/MirrorControls.tsx': 'its own buttons',
  'features/visits/desk/CallAtDesk.tsx': 'accepting the visitor, and the keys M and V',
  'features/sessions/call/useOwnDevices.ts': 'entering the call as somebody who speaks',
  'features/sessions/call/useDeviceRequest.ts': 'the answer to who asks',
  'features/sessions/call/useCallView.ts': 'the keys M and V',
  'features/supervision/SupervisedCall.tsx': 'its own buttons',
  // A kiosk's page has no user; its operator has set it up with camera and microphone.
  'features/devices/kiosk/kiosk.ts': 'the setting of the kiosk',
  'features/devices/kiosk/camera/follow-devices.ts': 'the setting of the kiosk',
  'features/devices/kiosk/camera/camera-watch.ts': 'the setting of the kiosk',
  'features/devices/kiosk/camera/document-camera.ts': 'the setting of the kiosk',
  'features/devices/kiosk/steps/KioskCallBar.tsx': 'its own buttons',
};
const CLIENT = 'webclient/src/';

const startsSomething = (text: string): boolean => STARTS.some((start) => start.test(text));

test('each place that starts a camera, a microphone or a screen follows a press of its owner', () => {
  const found = sourceFiles()
    .filter((file) => file.startsWith(CLIENT) && /(?<!\.spec)\.tsx?$/.test(file))
    .filter((file) => !file.startsWith(`${CLIENT}testing/`))
    .filter((file) => startsSomething(readFileSync(join(projectRoot, file), 'utf8')))
    .map((file) => file.slice(CLIENT.length));
  expect(found.sort()).toEqual(Object.keys(PRESSED).sort());
});

test('a place that starts one is seen', () => {
  for (const start of ['media.open()', 'void media.setCamera(true)', 'track.enabled = on'])
    expect(startsSomething(start)).toBe(true);
  for (const stop of ['media.setMicrophone(false)', 'track.enabled = false', 'media.close()'])
    expect(startsSomething(stop)).toBe(false);
});
