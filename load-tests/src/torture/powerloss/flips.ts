import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedEvent } from '@foyer/event-log';
import { verifyChain } from '@foyer/event-log/chain';
import { openSqliteEventLogForReading } from '@foyer/event-log/sqlite';
import type { Random } from '../../seeded-random.js';

/** How it went with bits that turned over on the disk. */
export interface FlipReport {
  /** Those that reading or verifying found out. */
  readonly found: number;
  /** Those that lay where nothing is kept, or in a copy that no event is read from. */
  readonly harmless: number;
  readonly wrong: readonly string[];
}

/**
 * R2: turns single bits of a log's file over. No event may be served that is another than was
 * written.
 */
export async function flipBits(folder: string, flips: number, random: Random): Promise<FlipReport> {
  const path = join(folder, 'events.db');
  const whole = await readFile(path);
  const before = JSON.stringify(await eventsIn(path));
  const report = { found: 0, harmless: 0, wrong: [] as string[] };
  const flipped = join(folder, 'flipped.db');
  for (let flip = 0; flip < flips; flip += 1) {
    const bit = Math.floor(random() * whole.length * 8);
    const bytes = Buffer.from(whole);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    await writeFile(flipped, bytes);
    const outcome = await outcomeOf(flipped, before);
    if (outcome === 'found') report.found += 1;
    else if (outcome === 'harmless') report.harmless += 1;
    else report.wrong.push(`bit ${bit} changes an event, and nothing tells`);
  }
  return report;
}

async function outcomeOf(path: string, before: string): Promise<'found' | 'harmless' | 'served'> {
  try {
    const log = openSqliteEventLogForReading({ path });
    try {
      const verdict = await verifyChain(log);
      if (!verdict.ok) return 'found';
      // The last checkpoint itself is not checkpointed yet, so nothing protects it.
      const checkpointed = JSON.stringify((await eventsIn(path)).slice(0, verdict.verified));
      return before.startsWith(checkpointed.slice(0, -1)) ? 'harmless' : 'served';
    } finally {
      await log.close();
    }
  } catch {
    return 'found';
  }
}

async function eventsIn(path: string): Promise<RecordedEvent[]> {
  const log = openSqliteEventLogForReading({ path });
  const events: RecordedEvent[] = [];
  for await (const event of log.readAll()) events.push(event);
  await log.close();
  return events;
}
