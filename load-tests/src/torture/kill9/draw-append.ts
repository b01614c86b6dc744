import { randomInt, randomUUID } from 'node:crypto';
import type { EventLog, NewEvent, StreamAppend } from '@foyer/event-log';

/**
 * An append of one to three events each to one to three streams, the writer's own and such as all
 * writers fight for.
 */
export async function drawAppend(
  log: Pick<EventLog, 'lastOf'>,
  writer: number,
  append: string,
): Promise<StreamAppend[]> {
  const own = `own-${writer}-${randomInt(5)}`;
  const streams = [own, `shared-${randomInt(3)}`, `fresh-${append}`].slice(0, 1 + randomInt(3));
  const counts = streams.map(() => 1 + randomInt(3));
  const of = counts.reduce((sum, count) => sum + count, 0);
  return Promise.all(
    streams.map(async (stream, index) => ({
      stream,
      expectedRevision: (await log.lastOf(stream))?.revision ?? 'no-stream',
      events: Array.from({ length: counts[index] ?? 1 }, () => draw(append, of)),
    })),
  );
}

/** An event that knows of how many its append consists. */
function draw(append: string, of: number): NewEvent {
  const id = randomUUID();
  return {
    id,
    type: 'Written',
    data: { append, of, filler: 'x'.repeat(randomInt(2000)) },
    metadata: {
      causationId: append,
      correlationId: append,
      actor: { type: 'system', id: 'torture' },
      at: new Date().toISOString(),
      schemaVersion: 1,
    },
  };
}
