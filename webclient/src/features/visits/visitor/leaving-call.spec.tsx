import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@foyer/contracts/client';
import type { VisitView } from '@foyer/contracts/visits';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import { keepFocus } from '#app/keep-focus.js';
import { speakInCall } from '#i18n/i18n.js';
import { WAY_BACK_MS } from '#media/components/useWayBack.js';
import { makeStore } from '#state/store.js';
import { FakeConnection } from '#testing/fake-connection.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import type { Wire } from '#wire/wire.js';
import { aPortal } from '../../devices/kiosk/testing/a-device.js';
import type { VisitState } from './visit-parts.js';
import type { VisitSession } from './visit-session.js';
import { VisitSteps } from './VisitSteps.js';

const inCall = {
  ...{ clientId: 'visit', queueId: aPortal._id, status: 'IN_CALL', callDetailId: 'call' },
  ...{ agentName: 'Ines', endReason: null, placeKept: 'no', position: null, rated: true },
} as VisitView;
const me = {
  ...{ userCallId: 'me', callJoinerId: 'visit', joinerType: 'Guest', role: 'guest' },
  ...{ displayName: 'Ada', connected: true, streams: [], paused: false },
  participantProperties: { streamStatus: {}, isCameraAvailable: true },
};

/** A call as its server answers; the rest of the page's questions stay open. */
function callOf(socket: FakeSocket): Wire {
  const call = { sessionCallId: 'call', relay: 'janus', relayUp: true, pictureCodec: 'vp8' };
  socket.answer('getSessionCalls', () => ({
    ...{ userCallId: 'me', iceServers: [], connectionIds: [] },
    call: { ...call, mediaRules: null, participants: [me] },
  }));
  const channel = new Channel(socket);
  return { channel: () => channel } as unknown as Wire;
}

describe('a visitor who leaves a call', () => {
  let did: string[];
  let state: ReturnType<typeof makeStore<VisitState>>;
  let socket: FakeSocket;
  /** Faults of the next tries to leave. */
  let faults: ApiError[];

  const becomes = (change: Partial<VisitView>) =>
    act(() => state.set((was) => ({ ...was, view: { ...inCall, ...change } })));
  const press = (id: string) => fireEvent.click(screen.getByTestId(id));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const wayBack = () => screen.queryByTestId('way-back');
  const comeBack = () => fireEvent.click(screen.getByText('Return to the call'));

  beforeEach(async () => {
    await speakInCall();
    jest.useFakeTimers();
    localStorage.clear();
    did = [];
    faults = [];
    socket = new FakeSocket();
    const value = new FakeDevices().asBrowser();
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });
    Object.assign(globalThis, { RTCPeerConnection: FakeConnection });
    state = makeStore<VisitState>({ phase: 'inside', view: inCall, wire: callOf(socket) });
    const session = {
      ...{ state, token: async () => null, fail: (why: string) => did.push(why) },
      leaveCall: async (callId: string) => {
        const fault = faults.shift();
        did.push(fault ? `tried: ${fault.code}` : `left ${callId}`);
        if (fault) throw fault;
      },
      leaveLine: async () => did.push('left the line'),
    } as unknown as VisitSession;
    render(<VisitSteps portal={aPortal} session={session} />);
    await pass(5_000);
    press('leave-call');
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('can return for ten seconds, and has left then', async () => {
    expect(wayBack()).not.toBeNull();
    await pass(WAY_BACK_MS - 100);
    expect(did).toEqual([]);
    await pass(200);
    expect(did).toEqual(['left call']);
    expect(wayBack()).toBeNull();
  });

  it('has the focus on the way back, and in the call after a return', async () => {
    const back = screen.getByRole('button', { name: /Return to the call/ });
    expect(document.activeElement).toBe(back);
    const end = keepFocus();
    comeBack();
    await pass(1_000);
    expect(document.activeElement?.tagName).toBe('MAIN');
    end();
  });

  it('is in the same call again after a return', async () => {
    comeBack();
    await pass(2 * WAY_BACK_MS);
    expect(did).toEqual([]);
    screen.getByTestId('leave-call');
  });

  it('is first in line after a return to a call that was lost meanwhile', async () => {
    becomes({ status: 'IN_WAITING', position: 1, agentLost: true });
    await pass(100);
    comeBack();
    await pass(2 * WAY_BACK_MS);
    expect(did).toEqual([]);
    expect(screen.getByTestId('position').textContent).toBe('1');
  });

  it('leaves the line where the call was lost meanwhile', async () => {
    becomes({ status: 'IN_WAITING', position: 1, agentLost: true });
    await pass(WAY_BACK_MS);
    expect(did).toEqual(['left the line']);
  });

  it.each(['served', 'removed'] as const)(
    'has no way back once the other side has ended it: %s',
    async (endReason) => {
      becomes({ status: 'IN_END', endReason });
      await pass(100);
      expect(wayBack()).toBeNull();
      await pass(WAY_BACK_MS);
      expect(did).toEqual([]);
    },
  );

  it('leaves as soon as the network is there again', async () => {
    faults = [new ApiError('NETWORK', ''), new ApiError('NETWORK', '')];
    await pass(WAY_BACK_MS);
    expect(did).toEqual(['tried: NETWORK']);
    await pass(WAY_BACK_MS);
    expect(did).toEqual(['tried: NETWORK', 'tried: NETWORK', 'left call']);
  });

  it('leaves what the visit has come to by then', async () => {
    faults = [new ApiError('NETWORK', '')];
    await pass(WAY_BACK_MS);
    becomes({ status: 'IN_WAITING', position: 1, agentLost: true });
    await pass(WAY_BACK_MS);
    expect(did).toEqual(['tried: NETWORK', 'left the line']);
  });

  it('tries once where the server refuses', async () => {
    faults = [new ApiError('FORBIDDEN', 'You may not.', 403)];
    await pass(WAY_BACK_MS);
    await pass(WAY_BACK_MS);
    expect(did).toEqual(['tried: FORBIDDEN']);
  });

  it('continues in another tab that has taken the call over', async () => {
    const push = { sessionCallId: 'call', userCallId: 'me', reason: 'replaced' };
    await act(async () => socket.push('leaveSessionCall', push));
    await pass(2 * WAY_BACK_MS);
    expect(did).toEqual([]);
  });

  it('has left at once where the page is closed', () => {
    act(() => void globalThis.dispatchEvent(new Event('pagehide')));
    expect(did).toEqual(['left call']);
  });
});
