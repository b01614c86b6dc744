import { beforeEach, describe, expect, it } from '@jest/globals';
import { visitMessages, type DeskView } from '@foyer/contracts/visits';

import { FakeSocket } from '../testing/fake-socket.js';
import { Channel } from './channel.js';
import { LiveView } from './live-view.js';

const viewOf = (asOf: number, since = ''): DeskView => ({
  desk: {
    memberId: 'anna',
    availability: 'auto',
    breakKind: null,
    since,
    engagement: { kind: 'free' },
    callStatus: 'available',
    notRespondingSince: null,
    otherCalls: [],
    wrapUp: null,
    setBy: null,
  },
  portals: [],
  line: [],
  consult: null,
  handedOn: null,
  arrival: null,
  asOf,
});

/** An answer that comes when it is let. */
class LateAnswers {
  readonly waiting: { give: (view: DeskView) => void; fail: (error: Error) => void }[] = [];
  readonly fetch = () =>
    new Promise<DeskView>((give, fail) => {
      this.waiting.push({ give, fail });
    });
}

describe('a live view', () => {
  let socket: FakeSocket;
  let answers: LateAnswers;
  let live: LiveView<DeskView>;

  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const push = (asOf: number, since?: string) =>
    socket.push('getQueueClients', viewOf(asOf, since));
  const shown = () => live.view.get()?.asOf;
  const availability = () => live.view.get()?.desk.availability;
  const away = (from: number) => ({
    apply: (view: DeskView) => ({ ...view, desk: { ...view.desk, availability: 'away' as const } }),
    until: ({ asOf }: DeskView) => asOf >= from,
  });

  beforeEach(() => {
    socket = new FakeSocket();
    answers = new LateAnswers();
    live = new LiveView({ fetch: answers.fetch });
    live.follow(new Channel(socket), visitMessages.getQueueClients);
  });

  it('is fetched, and shows what comes after', async () => {
    expect(live.view.get()).toBeNull();
    answers.waiting[0]?.give(viewOf(1));
    await settled();
    expect(shown()).toBe(1);
    push(2);
    expect(shown()).toBe(2);
  });

  it('is never overwritten by what is older, neither an answer nor a push', async () => {
    push(5);
    answers.waiting[0]?.give(viewOf(4));
    await settled();
    expect(shown()).toBe(5);
    push(3);
    expect(shown()).toBe(5);
  });

  it('is fetched again after a reconnect, also from a server whose numbers are lower', async () => {
    push(50);
    socket.drop();
    socket.restore();
    expect(answers.waiting).toHaveLength(2);
    answers.waiting[1]?.give(viewOf(7));
    await settled();
    expect(shown()).toBe(7);
  });

  it('takes no answer from a connection that is gone', async () => {
    socket.drop();
    socket.restore();
    push(7);
    answers.waiting[0]?.give(viewOf(90));
    await settled();
    expect(shown()).toBe(7);
  });

  it('lays over it what was just done, until the position has come', () => {
    push(1);
    live.overlay(away(3));
    expect(availability()).toBe('away');
    push(2, 'later');
    expect(live.view.get()?.desk).toMatchObject({ availability: 'away', since: 'later' });
    push(3);
    expect(availability()).toBe('auto');
    push(4);
    expect(availability()).toBe('auto');
  });

  it('lays nothing over what shows it already, nor over nothing', () => {
    live.overlay(away(3));
    expect(live.view.get()).toBeNull();
    push(3);
    live.overlay(away(3));
    expect(availability()).toBe('auto');
  });

  it('forgets what was done before the connection was away', () => {
    push(1);
    live.overlay(away(100));
    socket.drop();
    socket.restore();
    push(2);
    expect(availability()).toBe('auto');
  });

  it('says why it could not be fetched, until there is a view', async () => {
    answers.waiting[0]?.fail(new Error('down'));
    await settled();
    expect(live.failure.get()).toMatchObject({ message: 'down' });
    push(1);
    expect(live.failure.get()).toBeNull();
  });

  it('waits with fetching where it is given at first', () => {
    const given = new LiveView({ fetch: answers.fetch, isGiven: true });
    given.follow(new Channel(socket), visitMessages.getQueueClients);
    expect(answers.waiting).toHaveLength(1);
    socket.drop();
    socket.restore();
    expect(answers.waiting).toHaveLength(3);
  });

  it('receives no message after it is closed', () => {
    push(1);
    live.close();
    push(2);
    socket.drop();
    socket.restore();
    expect(shown()).toBe(1);
    expect(answers.waiting).toHaveLength(1);
  });
});
