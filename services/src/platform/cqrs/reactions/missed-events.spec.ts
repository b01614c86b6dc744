import { expect, test } from '@jest/globals';
import { CHECKPOINT_STREAM } from '@foyer/event-log/chain';
import { MemoryEventLog } from '@foyer/event-log/memory';

import { missedAfter } from './missed-events.js';

const about = (n: number) => {
  const id = `01990000-0000-7000-8000-${n.toString().padStart(12, '0')}`;
  const actor = { type: 'system', id: 'test' } as const;
  const at = '2026-03-02T09:00:00.000Z';
  const metadata = { causationId: id, correlationId: id, actor, at, schemaVersion: 1 };
  return { id, type: 'Checkpoint', data: {}, metadata };
};

test('Events may have been missed since the checkpoint before the last 600, or the first there is', async () => {
  const log = new MemoryEventLog();
  expect(await missedAfter(log)).toBeUndefined();
  const positions: string[] = [];
  const checkpoint = async () => {
    const append = { stream: CHECKPOINT_STREAM, expectedRevision: 'any' } as const;
    const { position } = await log.append([{ ...append, events: [about(positions.length)] }]);
    positions.push(position);
  };
  await checkpoint();
  await checkpoint();
  expect(await missedAfter(log)).toBe(positions[0]);
  while (positions.length < 605) await checkpoint();
  expect(await missedAfter(log)).toBe(positions[4]);
});
