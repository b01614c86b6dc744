import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { collect, sampleEvent } from '@foyer/event-log/testing';

import { StartFailure } from '../../stores/places/index.js';
import { LOG_FORMAT_STREAM } from './log-format.js';
import { markedLog } from './marked-log.js';

describe('A log that says which program can read it', () => {
  let log: MemoryEventLog;
  const first = new Map([['Came', 1]]);
  const second = new Map([
    ['Came', 2],
    ['Left', 1],
  ]);

  beforeEach(() => {
    log = new MemoryEventLog();
  });

  const happens = async (kinds: ReadonlyMap<string, number>, type: string, version: number) => {
    const marked = await markedLog(log, kinds);
    const event = sampleEvent();
    const metadata = { ...event.metadata, schemaVersion: version };
    const events = [{ ...event, type, metadata }];
    await marked.append([{ stream: 's', expectedRevision: 'any', events }]);
  };
  const types = async () => (await collect(log.readAll())).map(({ type }) => type);
  const said = async () =>
    (await collect(log.readStream(LOG_FORMAT_STREAM))).map(({ data }) => data.kinds);

  test('says it once, before the first event of a new kind', async () => {
    await happens(first, 'Came', 1);
    await happens(first, 'Came', 1);
    expect(await types()).toEqual(['LogFormatRaised', 'Came', 'Came']);
    expect(await said()).toEqual([{ Came: 1 }]);
  });

  test('says of an upgrade only what is new, and only once something new is written', async () => {
    await happens(first, 'Came', 1);
    await markedLog(log, second);
    await expect(markedLog(log, first)).resolves.toBeDefined();
    await happens(second, 'Left', 1);
    expect(await said()).toEqual([{ Came: 1 }, { Came: 2, Left: 1 }]);
  });

  test('is refused to an older program by one sentence that says what to do', async () => {
    await happens(second, 'Came', 2);
    const starting = markedLog(log, first);
    await expect(starting).rejects.toThrow(StartFailure);
    await expect(starting).rejects.toThrow(
      /^EVENT_LOG_URL: a newer Foyer .* cannot read it \(Came 2 and 1 more\); start that program, or restore the backup/,
    );
    await expect(markedLog(log, second)).resolves.toBeDefined();
  });

  test('tries again to say it where the log did not take it', async () => {
    const marked = await markedLog(log, first);
    const event = { ...sampleEvent(), type: 'Came' };
    const append = () => marked.append([{ stream: 's', expectedRevision: 'any', events: [event] }]);
    const away = jest.spyOn(log, 'append').mockRejectedValue(new Error('away'));
    await expect(append()).rejects.toThrow('away');
    away.mockRestore();
    await append();
    expect(await types()).toEqual(['LogFormatRaised', 'Came']);
  });
});
