import '#testing/browser-parts.js';

import { afterEach, expect, it } from '@jest/globals';
import type { VisitView } from '@foyer/contracts/visits';
import { act, cleanup, renderHook } from '@testing-library/react';

import type { LocalState } from '#media/core/local-state.js';
import { makeStore, type Store } from '#state/store.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import type { Wire } from '#wire/wire.js';
import type { VisitState } from '../visit-parts.js';
import { useNotedDevices } from './useNotedDevices.js';

const track = {} as MediaStreamTrack;
const on = { microphoneOn: true, cameraOn: true };
const idle = { phase: 'idle', audio: null, video: null, ...on } as unknown as LocalState;
const none: LocalState = { ...idle, phase: 'ready' };
const both: LocalState = { ...none, audio: track, video: track };
const viewOf = (...missing: VisitView['missing']) => ({ clientId: 'ada', missing }) as VisitView;

afterEach(cleanup);

it('reports the devices of a waiting visitor where the line knows others, once each', async () => {
  const socket = new FakeSocket();
  socket.answer('updateClientStatus', () => ({ visit: {} }));
  const wire = { channel: () => new Channel(socket) } as unknown as Wire;
  const session = { state: makeStore({ wire }) as unknown as Store<VisitState> };
  const devices = makeStore<LocalState>(idle);
  const { rerender } = renderHook(
    (view: VisitView) => useNotedDevices(session, view, { state: devices }),
    { initialProps: viewOf() },
  );
  const said = () =>
    socket
      .sent('updateClientStatus')
      .map((sent) => (sent as { missing: readonly string[] }).missing.join());
  const come = async (state: LocalState) => {
    await act(async () => devices.set(state));
  };
  // The page knows nothing before the browser was asked.
  expect(said()).toEqual([]);
  await come(none);
  rerender(viewOf());
  expect(said()).toEqual(['camera,microphone']);
  rerender(viewOf('camera', 'microphone'));
  await come(both);
  expect(said()).toEqual(['camera,microphone', '']);
  rerender(viewOf());
  // A report that failed is made again with the next view.
  socket.refuse('updateClientStatus', 'UNAVAILABLE');
  await come({ ...both, video: null });
  rerender(viewOf());
  expect(said().slice(2)).toEqual(['camera', 'camera']);
});
