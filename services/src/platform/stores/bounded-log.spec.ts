import { expect, test } from '@jest/globals';
import type { RecordedEvent } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { collect } from '@foyer/event-log/testing';

import { inScope, RequestProgress, StoresOverdue } from '../observability/index.js';
import { boundedLog } from './bounded-log.js';

/** A log that gives two events and then nothing more. */
class HangingLog extends MemoryEventLog {
  override async *readStream(stream: string): AsyncGenerator<RecordedEvent> {
    for (const id of ['a', 'b']) yield { id, stream } as RecordedEvent;
    await new Promise(() => undefined);
  }
  override head = (): Promise<never> => new Promise(() => undefined);
}

const inRequest = <T>(run: () => Promise<T>): Promise<T> =>
  inScope({ correlationId: 'c', progress: new RequestProgress(30) }, run);

test('a request waits no longer than it may for a step of a reading, or for an answer', async () => {
  const log = boundedLog(new HangingLog(), 30);
  const read: string[] = [];
  const reading = inRequest(async () => {
    for await (const { id } of log.readStream('a')) read.push(id);
  });
  await expect(reading).rejects.toThrow(StoresOverdue);
  expect(read).toEqual(['a', 'b']);
  await expect(inRequest(() => log.head())).rejects.toThrow(StoresOverdue);
});

test('a long reading is no slow one, however long is worked on what was read', async () => {
  const log = boundedLog(new HangingLog(), 30);
  await inRequest(async () => {
    for await (const { id } of log.readStream('a')) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (id === 'b') break;
    }
  });
});

test('sets no time limit for work that no request waits for', async () => {
  const log = boundedLog(new HangingLog(), 1);
  const [first] = await Promise.race([
    log.head(),
    new Promise<string[]>((resolve) => setTimeout(() => resolve(['still waits']), 60)),
  ]);
  expect(first).toBe('still waits');
  expect(await collect(boundedLog(new MemoryEventLog()).readAll())).toEqual([]);
});
