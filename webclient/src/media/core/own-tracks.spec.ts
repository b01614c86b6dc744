import { expect, it } from '@jest/globals';
import { pictureLimits } from '@foyer/contracts/calls';

import { FakeConnection } from '#testing/fake-connection.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { LocalMedia } from './local-media.js';
import { noLimits } from './media-limits.js';
import { sendOwnTracks } from './own-tracks.js';

it('sends the camera as well as the call has it, also when that changes', async () => {
  const media = new LocalMedia(new FakeDevices().asBrowser(), localStorage);
  await media.open();
  const connection = new FakeConnection();
  sendOwnTracks(connection as unknown as RTCPeerConnection, media);
  media.limit({ ...noLimits, picture: pictureLimits.SD });
  // The camera gives 720 lines.
  expect(connection.transceivers[1]?.sender.parameters.encodings).toEqual([
    { maxBitrate: 400_000, maxFramerate: 20, scaleResolutionDownBy: 1.5 },
  ]);
});
