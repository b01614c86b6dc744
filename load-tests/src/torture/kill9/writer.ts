import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { RevisionConflict, type EventLog } from '@foyer/event-log';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { drawAppend } from './draw-append.js';
import type { Line } from './lines.js';
import { plant, type Mutant } from './mutants.js';

/** Writers at once in this process; it writes until it is killed. */
const WRITERS = 8;

/**
 * Writes at once and without a buffer of our own: each report is in the pipe when the kill comes.
 */
const notify = (line: Line): void => void writeSync(1, `${JSON.stringify(line)}\n`);

const [folder, mutant] = process.argv.slice(2);
if (!folder) throw new Error('A writer needs a folder');
const log = plant(openSqliteEventLog({ path: join(folder, 'events.db') }), mutant as Mutant);
HashChainCheckpointer.start(log, { everyMs: 20, everyEvents: 50 });
notify({ say: 'ready' });
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeForEver(log, writer)));

async function writeForEver(log: EventLog, writer: number): Promise<never> {
  for (;;) {
    const append = randomUUID();
    const appends = await drawAppend(log, writer, append);
    notify({ say: 'intent', append, appends });
    try {
      notify({ say: 'ack', append, result: await log.append(appends) });
    } catch (error) {
      if (!(error instanceof RevisionConflict)) throw error;
      notify({ say: 'refused', append });
    }
  }
}
