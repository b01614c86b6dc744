import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { AccessDeniedError, FORWARDS, type ReadAllOptions } from '@kurrent/kurrentdb-client';
import { EventLogUnavailable } from '../port/errors.js';
import { collect, describeEventLogContract, sampleEvent, sampleEvents } from '../testing/index.js';
import { AtomicAppendUnsupported } from './atomic-append-unsupported.js';
import { FakeKurrent } from './testing/fake-kurrent.js';
import { KurrentEventLog } from './kurrent-event-log.js';

describeEventLogContract('KurrentEventLog on a server in memory', () => {
  const server = new FakeKurrent();
  return {
    open: async () => new KurrentEventLog(server.client()),
    dispose: async () => undefined,
  };
});

describe('The event log on KurrentDB', () => {
  const append = (log: KurrentEventLog, stream: string, count = 1) =>
    log.append([{ stream, expectedRevision: 'any', events: sampleEvents(count) }]);

  it("stores ids where the server's own projections look for them, and strings only", async () => {
    const server = new FakeKurrent();
    const event = sampleEvent();
    const log = new KurrentEventLog(server.client());
    await log.append([{ stream: 's', expectedRevision: 'no-stream', events: [event] }]);
    const [stored] = await collect(server.readStream('s', {}));
    expect(stored?.event.metadata).toMatchObject({
      $correlationId: event.metadata.correlationId,
      $causationId: event.metadata.causationId,
    });
  });

  it('continues where it was when the connection is lost', async () => {
    const server = new FakeKurrent();
    const log = new KurrentEventLog(server.client());
    const { signal } = new AbortController();
    const heard: number[] = [];
    await append(log, 's', 40);
    for await (const message of log.subscribe({ signal })) {
      if (message.kind === 'caught-up') continue;
      heard.push(message.event.revision);
      if (heard.length === 20 || heard.length === 40) server.loseSubscriptions();
      if (heard.length === 40) await append(log, 's', 2);
      if (heard.length === 42) break;
    }
    expect(heard).toEqual(Array.from({ length: 42 }, (_, revision) => revision));
  });

  it('sees the events of other processes, with any expectation', async () => {
    const server = new FakeKurrent();
    const [one, two] = [server, server].map((both) => new KurrentEventLog(both.client()));
    await append(one!, 's');
    await Promise.all(Array.from({ length: 20 }, (_, i) => append(i % 2 ? one! : two!, 's')));
    expect((await two!.lastOf('s'))?.revision).toBe(20);
    const events = sampleEvents(1);
    await one!.append([{ stream: 's', expectedRevision: 20, events }]);
    const repeated = await two!.append([{ stream: 's', expectedRevision: 'any', events }]);
    expect(repeated.revisions).toEqual({ s: 21 });
  });

  it('refuses to write to several streams where the server cannot do that at once', async () => {
    const log = new KurrentEventLog(new FakeKurrent({ supportsMultiStream: false }).client());
    const appends = ['a', 'b'].map((stream) => ({
      stream,
      expectedRevision: 'no-stream' as const,
      events: sampleEvents(1),
    }));
    await expect(log.append(appends)).rejects.toThrow(AtomicAppendUnsupported);
    expect(await collect(log.readAll())).toEqual([]);
  });

  it('ends the waiting for what a filter leaves out where the server keeps quiet about it', async () => {
    const log = new KurrentEventLog(new FakeKurrent({ reportsCheckpoints: false }).client());
    const { signal } = new AbortController();
    const filter = { types: ['Wanted'] };
    const messages = log.subscribe({ signal, filter })[Symbol.asyncIterator]();
    expect((await messages.next()).value).toEqual({ kind: 'caught-up', position: undefined });
    const waiting = messages.next();
    await append(log, 's');
    // The server says nothing of the first one alone; the second one is heard.
    const wanted = sampleEvents(1, { type: 'Wanted' });
    await log.append([{ stream: 's', expectedRevision: 'any', events: wanted }]);
    await append(log, 's');
    expect((await waiting).value).toMatchObject({ kind: 'event' });
    expect((await messages.next()).value).toEqual({
      kind: 'caught-up',
      position: await log.head(),
    });
    await log.close();
  });

  it('gives no place beyond the end of the log, with any events of the server itself', async () => {
    const log = new KurrentEventLog(new FakeKurrent().client());
    const { signal } = new AbortController();
    const filter = { types: ['Wanted'] };
    const notified: unknown[] = [];
    const heads: unknown[] = [];
    for await (const message of log.subscribe({ signal, filter })) {
      if (message.kind === 'event') break;
      notified.push(message.position);
      heads.push(await log.head());
      const type = notified.length < 10 ? 'Other' : 'Wanted';
      const events = sampleEvents(1, { type });
      await log.append([{ stream: 's', expectedRevision: 'any', events }]);
    }
    // Each place once: the server's own events alone are no news.
    expect(notified).toEqual(heads);
    expect(new Set(notified).size).toBe(notified.length);
  });

  it('is empty for as long as only others have written, however much, and is so no more', async () => {
    const server = new FakeKurrent();
    const log = new KurrentEventLog(server.client());
    const { signal } = new AbortController();
    server.writeOfOthers(600);
    expect(await log.head()).toBeUndefined();
    expect(await collect(log.readAll())).toEqual([]);
    server.writeOfOthers(10);
    for await (const message of log.subscribe({ signal })) {
      expect(message).toEqual({ kind: 'caught-up', position: undefined });
      break;
    }
    const { position } = await append(log, 's');
    expect(await log.head()).toBe(position);
    server.writeOfOthers(600);
    const heads = await Promise.all(
      [log, new KurrentEventLog(server.client())].map((one) => one.head()),
    );
    expect(heads[0]! > position).toBe(true);
    expect(heads[1]).toBe(heads[0]);
    expect(await collect(log.readAll())).toHaveLength(1);
  });

  it('says that it may not follow where reading is denied', async () => {
    class Denying extends FakeKurrent {
      override async *readAll(): AsyncGenerator<never> {
        yield* [];
        throw new AccessDeniedError();
      }
    }
    const log = new KurrentEventLog(new Denying().client());
    const { signal } = new AbortController();
    await expect(collect(log.subscribe({ signal }))).rejects.toThrow(EventLogUnavailable);
  });

  it('does not take a place for read at which the next event comes to lie', async () => {
    class Watched extends FakeKurrent {
      looks = 0;
      override readAll(options: ReadAllOptions) {
        if (options.direction === FORWARDS) this.looks += 1;
        return super.readAll(options);
      }
    }
    const server = new Watched();
    const log = new KurrentEventLog(server.client());
    const { signal } = new AbortController();
    const filter = { types: ['SampleHappened'] };
    await append(log, 's');
    const messages = log.subscribe({ signal, filter })[Symbol.asyncIterator]();
    expect((await messages.next()).value).toMatchObject({ kind: 'event' });
    expect((await messages.next()).value).toMatchObject({ kind: 'caught-up' });
    const next = messages.next();
    server.holdBack(true);
    const { end, looks } = server;
    expect((await append(log, 's')).position).toBe(end.toString().padStart(20, '0'));
    server.notifyLookedBefore(end);
    const said = new AbortController();
    void next.finally(() => said.abort());
    // It finds that there is more to come, or says that there is not.
    while (server.looks === looks && !said.signal.aborted) await nextTurn();
    server.holdBack(false);
    expect((await next).value).toMatchObject({ kind: 'event', event: { revision: 1 } });
    expect((await messages.next()).value).toEqual({
      kind: 'caught-up',
      position: await log.head(),
    });
    await log.close();
  });

  it('gives nothing twice that the server says twice', async () => {
    const server = new FakeKurrent({ repeatsItself: true });
    const log = new KurrentEventLog(server.client());
    const { signal } = new AbortController();
    const heard: number[] = [];
    for await (const message of log.subscribe({ signal })) {
      if (message.kind === 'event') heard.push(message.event.revision);
      else if (heard.length >= 4) break;
      else await append(log, 's', 2);
    }
    expect(heard).toEqual([0, 1, 2, 3]);
  });

  it('says that it cannot go on from a place where nothing begins', async () => {
    const log = new KurrentEventLog(new FakeKurrent().client());
    const { signal } = new AbortController();
    const { position } = await append(log, 's', 2);
    const after = String(Number(position) - 1).padStart(position.length, '0');
    await expect(collect(log.subscribe({ signal, after }))).rejects.toThrow(TypeError);
  });

  it('refuses the position of another kind of log', async () => {
    const log = new KurrentEventLog(new FakeKurrent().client());
    await expect(collect(log.readAll('0000000000000001'))).rejects.toThrow(TypeError);
  });
});
