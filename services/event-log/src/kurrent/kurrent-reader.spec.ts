import { describe, expect, it, jest } from '@jest/globals';
import { FORWARDS } from '@kurrent/kurrentdb-client';
import { collect, sampleEvents } from '../testing/index.js';
import { KurrentEventLog } from './kurrent-event-log.js';
import { FakeKurrent } from './testing/fake-kurrent.js';

describe('Reading a server page by page', () => {
  const filled = async (events: number, data: { text: string } = { text: '' }) => {
    const server = new FakeKurrent();
    const log = new KurrentEventLog(server.client());
    await log.append([
      { stream: 's', expectedRevision: 'no-stream', events: sampleEvents(events, { data }) },
    ]);
    const readAll = jest.spyOn(server, 'readAll');
    const asked = () =>
      readAll.mock.calls
        .filter(([{ direction }]) => direction === FORWARDS)
        .map(([{ maxCount }]) => maxCount);
    return { server, log, asked };
  };

  it('asks for more at once while there is more', async () => {
    const { log, asked, server } = await filled(6_000);
    expect(await collect(log.readAll())).toHaveLength(6_000);
    expect(asked()).toEqual([256, 1024, 4096, 4096]);
    const readStream = jest.spyOn(server, 'readStream');
    expect(await collect(log.readStream('s'))).toHaveLength(6_000);
    expect(readStream.mock.calls.map(([, { maxCount }]) => maxCount)).toEqual([
      256, 1024, 4096, 4096,
    ]);
  });

  it('asks for no more at once where events are large', async () => {
    const { log, asked } = await filled(600, { text: 'x'.repeat(100_000) });
    expect(await collect(log.readAll())).toHaveLength(600);
    expect(asked()).toEqual([256, 256, 256]);
  });

  it('has the next page on its way while one is worked on, and no more than that', async () => {
    const { log, asked } = await filled(6_000);
    const events = log.readAll();
    await events.next();
    expect(asked()).toEqual([256, 1024]);
    await events.return(undefined);
    expect(asked()).toEqual([256, 1024]);
  });
});
