import { beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError, type Client } from '@foyer/contracts/client';
import type { RouteDefinition } from '@foyer/contracts/schema';
import type { VisitView } from '@foyer/contracts/visits';

import { FakeSocket } from '../../../testing/fake-socket.js';
import { Channel } from '../../../wire/channel.js';
import { VisitSession } from './visit-session.js';

const PORTAL = 'portal';

interface Opening {
  readonly _id: string;
  readonly clientSecret: string;
  readonly visitorName?: string;
  readonly pin?: string;
}

/** A server that knows visits by their id and secret. */
class FakeReception {
  status: VisitView['status'] = 'IN_PERMISSION';
  refusal: ApiError | undefined;
  readonly openings: Opening[] = [];
  readonly calls: string[] = [];
  readonly socket = new FakeSocket();

  constructor() {
    this.socket.answer('updateClientStatus', ({ status }: { status: VisitView['status'] }) => {
      if (this.status !== 'IN_WAITING') this.status = status;
      return { visit: this.view() };
    });
    this.socket.answer('leaveQueue', () => {
      this.status = 'IN_END';
      return { visit: this.view() };
    });
  }

  view(): VisitView {
    return {
      clientId: this.openings[0]?._id ?? '',
      queueId: PORTAL,
      status: this.status,
      note: null,
      visitorName: null,
      position: null,
      estimatedWaitSeconds: null,
      ringing: false,
      callDetailId: null,
      agentName: null,
      endReason: null,
      rated: false,
    };
  }

  readonly api = {
    call: async (route: RouteDefinition, input: { body?: unknown }) => {
      this.calls.push(route.path);
      if (this.refusal) throw this.refusal;
      if (route.path === '/callDetail/clientCall') this.openings.push(input.body as Opening);
      return { token: `x.${btoa(JSON.stringify({ sub: 'visit' }))}.y`, visit: this.view() };
    },
  } as unknown as Client;
}

describe('a visit', () => {
  let reception: FakeReception;

  const makeVisit = () =>
    new VisitSession(
      {
        api: reception.api,
        openWire: async () => ({
          channel: () => new Channel(reception.socket),
          close: () => undefined,
        }),
        storage: localStorage,
        language: () => 'en',
        now: () => 0,
      },
      PORTAL,
    );
  const entered = async () => {
    const visit = makeVisit();
    await visit.enter({ visitorName: 'Maria', pin: '123456' });
    return visit;
  };

  beforeEach(() => {
    localStorage.clear();
    reception = new FakeReception();
  });

  it('begins outside where this browser has none', async () => {
    const visit = makeVisit();
    await visit.resume();
    expect(visit.state.get().phase).toBe('outside');
    expect(reception.calls).toEqual([]);
  });

  it('steps in with an id and a secret of its own', async () => {
    const visit = await entered();
    expect(visit.state.get()).toMatchObject({ phase: 'inside', view: { status: 'IN_PERMISSION' } });
    expect(reception.openings).toMatchObject([{ visitorName: 'Maria', pin: '123456' }]);
    expect(reception.openings[0]?.clientSecret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('tries the door with the same id until it opens, and keeps nothing before', async () => {
    const visit = makeVisit();
    reception.refusal = new ApiError('PIN_WRONG', 'Wrong.', 401);
    await expect(visit.enter({ visitorName: '', pin: '000000' })).rejects.toMatchObject({
      code: 'PIN_WRONG',
    });
    expect(localStorage).toHaveLength(0);
  });

  it('is found again after a reload, without the PIN', async () => {
    const first = await entered();
    await first.report('IN_WAITING');
    const second = makeVisit();
    await second.resume();
    expect(second.state.get()).toMatchObject({ phase: 'inside', view: { status: 'IN_WAITING' } });
    const [before, after] = reception.openings;
    expect(after).toMatchObject({ _id: before?._id, clientSecret: before?.clientSecret });
    expect(after).not.toHaveProperty('pin');
  });

  it('stands outside again where the visit of before is over', async () => {
    await entered();
    reception.refusal = new ApiError('VISIT_OVER', 'Over.', 410);
    const next = makeVisit();
    await next.resume();
    expect(next.state.get().phase).toBe('outside');
    expect(localStorage).toHaveLength(0);
  });

  it('is not given up because the server could not be reached', async () => {
    await entered();
    reception.refusal = new ApiError('NETWORK', '', 0);
    const next = makeVisit();
    await expect(next.resume()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(next.state.get().phase).toBe('resuming');
    expect(localStorage).toHaveLength(1);
  });

  it('follows what the server pushes, and forgets what is over', async () => {
    const visit = await entered();
    reception.status = 'IN_CALL';
    reception.socket.push('updateClientStatus', reception.view());
    expect(visit.state.get().view?.status).toBe('IN_CALL');
    reception.status = 'IN_END';
    reception.socket.push('updateClientStatus', reception.view());
    expect(visit.state.get().view?.status).toBe('IN_END');
    expect(localStorage).toHaveLength(0);
  });

  it('asks what has happened after the connection was away', async () => {
    const visit = await entered();
    await visit.report('IN_WAITING');
    const before = reception.socket.sent('updateClientStatus').length;
    reception.socket.drop();
    reception.socket.restore();
    expect(reception.socket.sent('updateClientStatus')).toHaveLength(before + 1);
  });

  it('ends where it was given up meanwhile', async () => {
    const visit = await entered();
    reception.socket.refuse('updateClientStatus', 'VISIT_OVER');
    reception.socket.drop();
    reception.socket.restore();
    while (visit.state.get().view?.status !== 'IN_END') {
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(visit.state.get().view?.endReason).toBeNull();
  });

  it('ends when the visitor leaves the line, and begins anew with another id', async () => {
    const visit = await entered();
    await visit.leaveLine();
    expect(visit.state.get().view?.status).toBe('IN_END');
    visit.startOver();
    expect(visit.state.get().phase).toBe('outside');
    await visit.enter({ visitorName: '', pin: '' });
    const [first, second] = reception.openings;
    expect(second?._id).not.toBe(first?._id);
  });
});
