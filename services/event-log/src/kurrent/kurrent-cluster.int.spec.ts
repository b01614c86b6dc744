import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventLogUnavailable } from '../port/errors.js';
import type { EventLog } from '../port/event-log.js';
import { collect, sampleEvents } from '../testing/index.js';
import { openKurrentEventLog } from './open-kurrent-event-log.js';
import { TestDoubleCluster } from './testing/wire/test-double-cluster.js';

describe('The event log on a cluster of three', () => {
  let cluster: TestDoubleCluster;
  let log: EventLog;
  beforeEach(async () => {
    cluster = await TestDoubleCluster.start();
    log = await openKurrentEventLog(cluster);
  });
  afterEach(async () => {
    await log.close();
    cluster.close();
  });

  /** Tries until it is done, as a caller does, and says after how many milliseconds that was. */
  const untilDone = async <T>(act: () => Promise<T>): Promise<number> => {
    const started = performance.now();
    for (;;) {
      try {
        await act();
        return performance.now() - started;
      } catch (fault) {
        if (!(fault instanceof EventLogUnavailable)) throw fault;
        await delay(50);
      }
    }
  };
  const append = (stream: string, events = sampleEvents(1)) =>
    untilDone(() => log.append([{ stream, expectedRevision: 'any', events }]));

  it('works again within five seconds of a new leader, and loses and doubles nothing', async () => {
    const stop = new AbortController();
    const heard: string[] = [];
    const following = (async () => {
      for await (const message of log.subscribe({ signal: stop.signal })) {
        if (message.kind === 'event') heard.push(message.event.id);
      }
    })();
    const before = sampleEvents(3);
    await append('one', before);
    while (heard.length < 3) await delay(5);
    const during = Array.from({ length: 30 }, () => sampleEvents(1));
    const appending = during.map((events, index) => append(`during-${index % 7}`, events));

    cluster.killLeader();
    await expect(log.head()).rejects.toBeInstanceOf(EventLogUnavailable);
    cluster.elect();

    expect(await untilDone(() => log.head())).toBeLessThan(5000);
    expect(await append('one')).toBeLessThan(5000);
    await Promise.all(appending);
    const written = (await collect(log.readAll())).map(({ id }) => id);
    expect(written).toHaveLength(34);
    expect(new Set(written).size).toBe(34);
    expect(written).toEqual(
      expect.arrayContaining([...before, ...during.flat()].map(({ id }) => id)),
    );
    while (heard.length < written.length) await delay(5);
    expect(heard).toEqual(written);
    stop.abort();
    await following;
  });

  it.each(['esdb', 'esdb+discover', 'kurrentdb', 'kurrentdb+discover'])(
    'opens by %s:// where the first of the named nodes is the dead one, and appends',
    async (scheme) => {
      await append('one');
      cluster.killLeader();
      cluster.elect();
      const url = cluster.url.replace(/^esdb/, scheme);
      const later = await openKurrentEventLog({ url, triesToAppend: true });
      expect(await collect(later.readStream('one'))).toHaveLength(1);
      await later.append([{ stream: 'two', expectedRevision: 'any', events: sampleEvents(1) }]);
      expect(await collect(later.readAll())).toHaveLength(2);
      await later.close();
    },
  );

  it('continues by discovery from one node, where another leader dies', async () => {
    const url = cluster.urlOf('follower').replace(/^esdb/, 'esdb+discover');
    const discovering = await openKurrentEventLog({ url });
    cluster.killLeader();
    cluster.elect();
    expect(await untilDone(() => discovering.head())).toBeLessThan(5000);
    const write = () =>
      discovering.append([{ stream: 'one', expectedRevision: 'any', events: sampleEvents(1) }]);
    expect(await untilDone(write)).toBeLessThan(5000);
    await discovering.close();
  });

  it('outlives a second leader', async () => {
    await append('one');
    for (const streams of [2, 3]) {
      cluster.killLeader();
      cluster.elect();
      await append(`number-${streams}`);
      expect(await untilDone(() => log.head())).toBeLessThan(5000);
    }
    expect(await collect(log.readAll())).toHaveLength(3);
  });

  it('works by the address of a follower alone', async () => {
    const direct = await openKurrentEventLog({
      url: cluster.urlOf('follower'),
      triesToAppend: true,
    });
    const events = sampleEvents(1);
    await direct.append([{ stream: 'one', expectedRevision: 'no-stream', events }]);
    expect((await collect(log.readStream('one'))).map(({ id }) => id)).toEqual([events[0]?.id]);
    expect(await direct.head()).toBe(await log.head());
    await direct.close();
  });

  it.each(['all nodes', 'the leader alone'])(
    'goes on when the leader lives and leads no more, by the address of %s',
    async (named) => {
      const url = named === 'all nodes' ? cluster.url : cluster.urlOf('leader');
      const other = await openKurrentEventLog({ url });
      const stop = new AbortController();
      const heard: string[] = [];
      const following = (async () => {
        for await (const message of other.subscribe({ signal: stop.signal })) {
          if (message.kind === 'event') heard.push(message.event.id);
        }
      })();
      await append('one');
      while (heard.length < 1) await delay(5);

      cluster.passOn();
      const write = () =>
        other.append([{ stream: 'two', expectedRevision: 'any', events: sampleEvents(1) }]);
      expect(await untilDone(write)).toBeLessThan(5000);
      expect(await untilDone(() => other.head())).toBeLessThan(5000);
      await append('three');
      while (heard.length < 3) await delay(5);
      expect(heard).toEqual((await collect(other.readAll())).map(({ id }) => id));
      stop.abort();
      await following;
      await other.close();
    },
  );
});
