import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { LocalMedia } from '#media/core/local-media.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { DeviceCards } from './DeviceCards.js';
import { useDeviceRequest } from './useDeviceRequest.js';

const self = { userCallId: 'me', displayName: 'Ada' };
const other = { userCallId: 'other', displayName: 'Tom' };
const call = { state: { self, others: [other] } } as unknown as CallInHand;

describe('the card of a request to turn a device on', () => {
  let socket: FakeSocket;
  let media: LocalMedia;

  function Cards({ channel }: { channel: Channel }) {
    const requests = useDeviceRequest(channel, 'call', media);
    const ask = () => requests.ask('unmute', self as never, other as never);
    return (
      <>
        <button onClick={() => void ask()}>Ask</button>
        <DeviceCards call={call} requests={requests} act={(work) => void work} />
      </>
    );
  }
  const push = (name: string, about: object) =>
    act(() =>
      socket.push(name, {
        ...{ sessionCallId: 'call', mediaType: 'userCam', actionType: 'unmute', actionValue: null },
        ...about,
      }),
    );
  const isAsked = (about: object = {}) =>
    push('remoteActionRequest', { actionBy: 'other', actionFor: 'me', ...about });
  const asks = () => userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const hears = (outcome: string) =>
    push('remoteActionResponse', { actionBy: 'me', actionFor: 'other', outcome });
  const isOn = () => {
    const { audio, microphoneOn } = media.state.get();
    return microphoneOn && audio?.enabled === true;
  };

  beforeEach(async () => {
    localStorage.clear();
    socket = new FakeSocket();
    socket.answer('remoteActionRequest', () => ({}));
    socket.answer('remoteActionResponse', () => ({}));
    media = new LocalMedia(new FakeDevices().asBrowser(), localStorage);
    await media.open();
    await media.setMicrophone(false);
    render(<Cards channel={new Channel(socket)} />);
  });
  afterEach(cleanup);

  it('turns no device on automatically, only when its owner says so', async () => {
    isAsked();
    await screen.findByText('Tom asks you to turn your microphone on');
    expect(isOn()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(isOn()).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(socket.sent('remoteActionResponse')).toMatchObject([
      { actionType: 'unmute', actionBy: 'other', actionFor: 'me', accepted: true },
    ]);
  });

  it('turns the camera on where the camera is asked for', async () => {
    await media.setCamera(false);
    isAsked({ actionType: 'cameraOn' });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(media.state.get().video).not.toBeNull();
    expect(isOn()).toBe(false);
  });

  it('leaves the device off where its owner declines', async () => {
    isAsked();
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(isOn()).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(socket.sent('remoteActionResponse')).toMatchObject([{ accepted: false }]);
  });

  it('goes away once the time to answer is over', async () => {
    isAsked();
    await screen.findByRole('alertdialog');
    push('remoteActionResponse', { actionBy: 'other', actionFor: 'me', outcome: 'timeout' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(isOn()).toBe(false);
  });

  it('is not shown for another call', () => {
    isAsked({ sessionCallId: 'another' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['rejected', 'Tom has declined.'],
    ['timeout', 'Tom has not answered.'],
  ])('tells the asking participant that the request was %s', async (outcome, said) => {
    await asks();
    hears(outcome);
    await screen.findByText(said);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByText(said)).toBeNull();
  });

  it('says nothing of what another host has asked, nor of what was accepted', async () => {
    hears('rejected');
    expect(screen.queryByRole('status')).toBeNull();
    await asks();
    hears('accepted');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
