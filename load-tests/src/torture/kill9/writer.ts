import { randomInt, randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  RevisionConflict,
  type EventLog,
  type NewEvent,
  type StreamAppend,
} from '@foyer/event-log';
import { LogSealer } from '@foyer/event-log/chain';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import type { Line } from './lines.js';
import { plant, type Mutant } from './mutants.js';

/** Writers at once in this process; it writes until it is killed. */
const WRITERS = 8;

/** At once and without a buffer of our own: what was told is in the pipe when the kill comes. */
const tell = (line: Line): void => void writeSync(1, `${JSON.stringify(line)}\n`);

const [folder, mutant] = process.argv.slice(2);
if (!folder) throw new Error('A writer needs a folder');
const log = plant(openSqliteEventLog({ path: join(folder, 'events.db') }), mutant as Mutant);
LogSealer.start(log, { everyMs: 20, everyEvents: 50 });
tell({ say: 'ready' });
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeForEver(log, writer)));

async function writeForEver(log: EventLog, writer: number): Promise<never> {
  for (;;) {
    const append = randomUUID();
    const appends = await drawAppend(log, writer, append);
    tell({ say: 'intent', append, appends });
    try {
      tell({ say: 'ack', append, result: await log.append(appends) });
    } catch (error) {
      if (!(error instanceof RevisionConflict)) throw error;
      tell({ say: 'refused', append });
    }
  }
}

/** One to three streams, its own and such as all writers fight for. */
async function drawAppend(log: EventLog, writer: number, append: string): Promise<StreamAppend[]> {
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
