import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, type Client } from '@foyer/contracts/client';
import type { RouteDefinition } from '@foyer/contracts/schema';
import type { VisitView } from '@foyer/contracts/visits';

import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { VisitSession } from './visit-session.js';

const PORTAL = 'portal';

interface Opening {
  readonly _id: string;
  readonly clientSecret: string;
  readonly visitorName?: string;
  readonly pin?: string;
}

/** A token as far as a page reads it. @param seconds until when it is good */
const tokenUntil = (seconds: number) => `x.${btoa(JSON.stringify({ exp: seconds }))}.y`;

/** A server that knows visits by their id and secret. */
class FakeReception {
  status: VisitView['status'] = 'IN_PERMISSION';
  failure: ApiError | undefined;
  /** How those are refused who have no visit here. */
  turnsAway: ApiError | undefined;
  /** The one token that is accepted by calls that need one. */
  token = tokenUntil(900);
  /** How often pages have tried again with another token. */
  reconnects = 0;
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
      portalRevision: 0,
      status: this.status,
      note: null,
      visitorName: null,
      device: null,
      missing: [],
      position: null,
      estimatedWaitSeconds: null,
      nobodyOnDuty: false,
      agentLost: false,
      connectionLost: false,
      transferred: false,
      nextOpening: null,
      servedSeconds: null,
      longWait: null,
      placeKept: 'no',
      ringing: false,
      callDetailId: null,
      hadCall: false,
      agentName: null,
      endReason: this.status === 'IN_END' ? 'served' : null,
      rated: false,
      asOf: 0,
    };
  }

  readonly api = {
    call: async (route: RouteDefinition, input: { body?: unknown; token?: string | null }) => {
      this.calls.push(route.path);
      if (this.failure) throw this.failure;
      if (route.path === '/queue/feedback') {
        if (input.token !== this.token) throw new ApiError('UNAUTHENTICATED', '', 401);
        return this.view();
      }
      if (route.path === '/callDetail/clientCall' && this.turnsAway) throw this.turnsAway;
      if (route.path === '/callDetail/clientCall') this.openings.push(input.body as Opening);
      return { token: this.token, visit: this.view() };
    },
  } as unknown as Client;
}

describe('a visit', () => {
  let reception: FakeReception;
  let now = 0;

  const makeVisit = (isShared = false) =>
    new VisitSession(
      {
        api: reception.api,
        openWire: async ({ onRejected }) => ({
          channel: () => new Channel(reception.socket, onRejected),
          apart: () => {
            throw new Error('A visitor has one connection');
          },
          comeBackLater: () => undefined,
          reconnect: () => void (reception.reconnects += 1),
          close: () => undefined,
        }),
        storage: localStorage,
        ...(isShared ? {} : { afterwards: sessionStorage }),
        language: () => 'en',
        now: () => now,
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
    sessionStorage.clear();
    now = 0;
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

  it('tries the start page with the same id until it opens, and keeps nothing before', async () => {
    const visit = makeVisit();
    reception.failure = new ApiError('PIN_WRONG', 'Wrong.', 401);
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
    expect(reception.openings).toHaveLength(1);
  });

  it.each([
    ['closed', new ApiError('PORTAL_CLOSED', '', 409)],
    ['gone', new ApiError('PORTAL_NOT_FOUND', '', 404)],
    ['overloaded', new ApiError('OVERLOADED', '', 503)],
  ])('is found again after a reload where the portal is %s for newcomers', async (_, refusal) => {
    await entered();
    reception.status = 'IN_CALL';
    reception.turnsAway = refusal;
    const second = makeVisit();
    await second.resume();
    expect(second.state.get()).toMatchObject({ phase: 'inside', view: { status: 'IN_CALL' } });
  });

  it('says after a reload how a visit has ended meanwhile, and not to who comes again', async () => {
    await entered();
    reception.status = 'IN_END';
    const second = makeVisit();
    await second.resume();
    expect(second.state.get()).toMatchObject({ phase: 'inside', view: { status: 'IN_END' } });
    const third = makeVisit(true);
    await third.resume();
    expect(third.state.get().phase).toBe('outside');
  });

  it('stands outside again where the visit of before is over', async () => {
    await entered();
    reception.failure = new ApiError('VISIT_OVER', 'Over.', 410);
    const next = makeVisit();
    await next.resume();
    expect(next.state.get().phase).toBe('outside');
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['NETWORK', 0],
    ['OVERLOADED', 503],
    ['TOO_MANY_REQUESTS', 429],
  ])('is not given up where the server says %s', async (code, status) => {
    await entered();
    reception.failure = new ApiError(code, '', status);
    const next = makeVisit();
    await expect(next.resume()).rejects.toMatchObject({ code });
    await expect(next.restart()).rejects.toMatchObject({ code });
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
    expect(visit.state.get()).toMatchObject({ view: { status: 'IN_END' }, wire: null });
    expect(localStorage).toHaveLength(0);
  });

  const isOver = () => {
    reception.status = 'IN_END';
    reception.socket.push('updateClientStatus', reception.view());
  };

  it('shows its end again to a page that is loaded again, until it begins anew', async () => {
    await entered();
    isOver();
    const again = makeVisit();
    await again.resume();
    expect(again.state.get()).toMatchObject({ phase: 'inside', view: { status: 'IN_END' } });
    again.startOver();
    const anew = makeVisit();
    await anew.resume();
    expect(anew.state.get().phase).toBe('outside');
  });

  it('keeps the fields of the start page for a way back, and for no one after it', async () => {
    const visit = await entered();
    visit.typed = { name: 'Maria', phone: '' };
    visit.startOver();
    expect(visit.typed.name).toBe('Maria');
    reception.openings.shift();
    await visit.enter({ visitorName: 'Maria' });
    await visit.leaveLine();
    expect(visit.typed).toBeUndefined();
  });

  it('shows nothing of its end where the next visitor comes', async () => {
    const visit = makeVisit(true);
    await visit.enter({ visitorName: 'Maria', pin: '123456' });
    isOver();
    const next = makeVisit(true);
    await next.resume();
    expect(next.state.get().phase).toBe('outside');
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks what has happened after the connection was away', async () => {
    const visit = await entered();
    await visit.report('IN_WAITING');
    const before = reception.socket.sent('updateClientStatus').length;
    reception.socket.drop();
    reception.socket.restore();
    expect(reception.socket.sent('updateClientStatus')).toHaveLength(before + 1);
  });

  it('stays in its error until it begins again', async () => {
    const visit = await entered();
    reception.socket.answer('updateClientStatus', () => {
      reception.status = 'IN_ERROR';
      return { visit: reception.view() };
    });
    visit.fail('x'.repeat(600));
    expect(visit.state.get().view?.status).toBe('IN_ERROR');
    const [notification] = reception.socket.sent('updateClientStatus').slice(-1);
    expect(notification).toMatchObject({ status: 'IN_ERROR', note: 'x'.repeat(500) });
    reception.socket.drop();
    reception.socket.restore();
    expect(visit.state.get().view?.status).toBe('IN_ERROR');
    await new Promise((resolve) => setTimeout(resolve));
    reception.status = 'IN_PERMISSION';
    await visit.restart();
    expect(visit.state.get().view?.status).toBe('IN_PERMISSION');
  });

  it('ends if it was given up in between', async () => {
    const visit = await entered();
    reception.socket.refuse('updateClientStatus', 'VISIT_OVER');
    reception.socket.drop();
    reception.socket.restore();
    while (visit.state.get().view?.status !== 'IN_END') {
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(visit.state.get().view?.endReason).toBeNull();
  });

  it('shows how it ended while it was away, and does not come back for more', async () => {
    const visit = await entered();
    reception.status = 'IN_END';
    reception.socket.active = false;
    reception.socket.push('connect_error', { data: { code: 'VISIT_OVER' } });
    while (visit.state.get().view?.status !== 'IN_END') {
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(visit.state.get().view?.endReason).toBe('served');
    expect(reception.reconnects).toBe(0);
  });

  it('is in its call as soon as a message says so, even if a view is a moment behind', async () => {
    const visit = await entered();
    reception.status = 'IN_WAITING';
    const waits = { ...reception.view(), position: 1, ringing: true };
    reception.socket.push('updateClientStatus', { ...waits, asOf: 10 });
    const status = () => visit.state.get().view?.status;
    const pickup = { queueId: PORTAL, callDetailId: 'call', agentId: 'anna', agentName: 'Anna' };
    reception.socket.push('pickupCall', { ...pickup, clientId: 'somebody else' });
    expect(status()).toBe('IN_WAITING');
    reception.socket.push('pickupCall', { ...pickup, clientId: waits.clientId });
    expect(visit.state.get().view).toMatchObject({
      ...{ status: 'IN_CALL', callDetailId: 'call', agentName: 'Anna' },
      ...{ position: null, ringing: false },
    });
    reception.socket.push('updateClientStatus', { ...waits, asOf: 11 });
    expect(status()).toBe('IN_CALL');
    reception.socket.push('updateClientStatus', { ...waits, status: 'IN_END', asOf: 12 });
    expect(status()).toBe('IN_END');
    // The word of before is not kept beyond the call.
    reception.socket.push('updateClientStatus', { ...waits, asOf: 13 });
    expect(status()).toBe('IN_WAITING');
  });

  it('shows the newest view in any order of arrival', async () => {
    const visit = await entered();
    reception.status = 'IN_CALL';
    reception.socket.push('updateClientStatus', { ...reception.view(), asOf: 20 });
    reception.status = 'IN_WAITING';
    reception.socket.push('updateClientStatus', { ...reception.view(), asOf: 10 });
    expect(visit.state.get().view?.status).toBe('IN_CALL');
    // A server whose clock is behind has the last word after the connection was away.
    reception.socket.drop();
    reception.socket.restore();
    reception.socket.push('updateClientStatus', { ...reception.view(), asOf: 5 });
    expect(visit.state.get().view?.status).toBe('IN_WAITING');
  });

  describe('that lasts longer than its token', () => {
    const minutes = (count: number) => {
      now += count * 60_000;
      reception.token = tokenUntil(now / 1000 + 900);
    };
    const renewals = () => reception.calls.filter((path) => path === '/callDetail/clientToken');

    it('is rated after 40 minutes, with a fresh token', async () => {
      const visit = await entered();
      minutes(40);
      await visit.rate('stars', 5, '');
      expect(renewals()).toHaveLength(1);
      await visit.rate('stars', 5, '');
      expect(renewals()).toHaveLength(1);
    });

    it('is rated also where the clock of the browser is behind', async () => {
      const visit = await entered();
      reception.token = tokenUntil(1800);
      await visit.rate('stars', 5, '');
      expect(renewals()).toHaveLength(1);
    });

    it('comes back with another token, as soon as the server answers', async () => {
      jest.useFakeTimers();
      await entered();
      minutes(40);
      reception.failure = new ApiError('NETWORK', '', 0);
      reception.socket.active = false;
      reception.socket.push('connect_error', { data: { code: 'UNAUTHENTICATED' } });
      await jest.advanceTimersByTimeAsync(10_000);
      expect(reception.reconnects).toBe(0);
      reception.failure = undefined;
      await jest.advanceTimersByTimeAsync(3_000);
      expect(reception.reconnects).toBe(1);
      await jest.advanceTimersByTimeAsync(10_000);
      expect(reception.reconnects).toBe(1);
      jest.useRealTimers();
    });
  });

  it('ends when the visitor leaves the line, and begins again with another id', async () => {
    const visit = await entered();
    await visit.leaveLine();
    expect(visit.state.get().view?.status).toBe('IN_END');
    visit.startOver();
    expect(visit.state.get().phase).toBe('outside');
    await visit.enter({ visitorName: '' });
    const [first, second] = reception.openings;
    expect(second?._id).not.toBe(first?._id);
  });
});
