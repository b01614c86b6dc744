import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Participant } from '@foyer/contracts/calls';

import { FakeDevices } from '#testing/fake-devices.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { LocalMedia } from './local-media.js';
import { OwnDevices } from './own-devices.js';
import { giveBackOnReturn } from './silenced-microphone.js';

const CALL = 'call';
const [ME, HOST] = ['me', 'host'];
const mutedBy = (actionBy: string) => ({
  ...({ sessionCallId: CALL, actionType: 'mute', actionValue: null } as const),
  ...({ actionBy, actionFor: ME, mediaType: 'userCam' } as const),
});

describe('a microphone that is on in another call', () => {
  let media: LocalMedia;
  let devices: OwnDevices;
  let stop: () => void;
  const isOn = () => media.state.get().microphoneOn;

  const open = async () => {
    media = new LocalMedia(new FakeDevices().asBrowser(), localStorage);
    await media.open();
    const world = { channel: new Channel(new FakeSocket()), media };
    devices = new OwnDevices(world as ConstructorParameters<typeof OwnDevices>[0], CALL);
    stop = devices.open();
  };
  const reload = async () => {
    stop();
    media.close();
    await open();
  };

  beforeEach(async () => {
    sessionStorage.clear();
    await open();
  });

  it.each(['before', 'after'])('is given back by a press that comes %s a reload', async (when) => {
    devices.obey(mutedBy(ME));
    expect(isOn()).toBe(false);
    if (when === 'after') await reload();
    expect([isOn(), devices.silenced.is.get()]).toEqual([false, true]);
    devices.silenced.giveBack();
    expect([isOn(), devices.silenced.is.get()]).toEqual([true, false]);
    await reload();
    expect(isOn()).toBe(true);
  });

  it('is on at once where the press was on another page of this tab', async () => {
    devices.obey(mutedBy(ME));
    stop();
    giveBackOnReturn(CALL);
    await reload();
    expect([isOn(), devices.silenced.is.get()]).toEqual([true, false]);
  });

  it('stays off where its owner had turned it off', async () => {
    await media.setMicrophone(false);
    devices.obey(mutedBy(ME));
    giveBackOnReturn(CALL);
    await reload();
    devices.silenced.giveBack();
    expect([isOn(), devices.silenced.is.get()]).toEqual([false, false]);
  });

  it('stays off where a host mutes it, before or meanwhile', () => {
    devices.obey(mutedBy(ME));
    devices.obey(mutedBy(HOST));
    devices.silenced.giveBack();
    expect(isOn()).toBe(false);
    devices.obey(mutedBy(ME));
    devices.silenced.giveBack();
    expect(isOn()).toBe(false);
  });

  it('stays off where a host locks it meanwhile, also after the lock', () => {
    const asNow = (lock: boolean) => {
      const track = { mute: lock, lock, deviceId: null };
      const streamStatus = { userCam: { audio: track, video: { ...track, lock: false } } };
      const self = { role: 'presenter', participantProperties: { streamStatus } };
      devices.obeyRules(self as unknown as Participant, null);
    };
    devices.obey(mutedBy(ME));
    asNow(true);
    asNow(false);
    devices.silenced.giveBack();
    expect(isOn()).toBe(false);
  });

  it('is its owner’s again once it was turned on and off by hand', async () => {
    devices.obey(mutedBy(ME));
    await media.setMicrophone(true);
    await media.setMicrophone(false);
    devices.silenced.giveBack();
    expect(isOn()).toBe(false);
  });
});
