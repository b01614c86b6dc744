import { beforeEach, expect, it } from '@jest/globals';

import { FakeDevices } from '#testing/fake-devices.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { LocalMedia } from './local-media.js';
import { OwnDevices } from './own-devices.js';

const slot = { userCallId: 'me' } as NonNullable<Parameters<OwnDevices['announce']>[0]>;
const REPORT = 'updateParticipantProperties';

let socket: FakeSocket;
let devices: OwnDevices;

beforeEach(async () => {
  socket = new FakeSocket();
  const fakes = new FakeDevices();
  fakes.microphone = false;
  const media = new LocalMedia(fakes.asBrowser(), localStorage);
  await media.open();
  const world = { channel: new Channel(socket), media };
  devices = new OwnDevices(world as ConstructorParameters<typeof OwnDevices>[0], 'call');
});

const entered = () => devices.announce(slot);
const changed = () => devices.notify(slot.userCallId);
/** The reports, after the last one was answered. */
const reports = async () => {
  await new Promise((resolve) => process.nextTick(resolve));
  return socket.sent(REPORT);
};

it('reports the devices once where the server accepts them', async () => {
  socket.answer(REPORT, () => ({}));
  changed();
  changed();
  expect(await reports()).toHaveLength(1);
  changed();
  entered();
  expect(await reports()).toHaveLength(1);
});

it.each([
  ['change', changed],
  ['entry', entered],
])('reports the devices again with the next %s after a report was refused', async (_, next) => {
  socket.refuse(REPORT, 'BAD_REQUEST');
  changed();
  expect(await reports()).toHaveLength(1);
  socket.answer(REPORT, () => ({}));
  next();
  const [first, second, ...more] = await reports();
  expect(second).toEqual(first);
  expect(second).toMatchObject({ participantProperties: { isMicrophoneAvailable: false } });
  next();
  expect([...more, ...(await reports()).slice(2)]).toEqual([]);
});
