import { randomInt, randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import type { EventLog, NewEvent, Position } from '@foyer/event-log';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { Heard, type Stretch } from './lines.js';
import { MUTANTS, plant } from './mutants.js';
import { openTallies, tallyOf } from './tally.js';

/** Events of a stretch, at most. */
const STRETCH = 500;

const [folder, most = '', begins = '[]', mutantName, readStoreUrl] = process.argv.slice(2);
if (folder === undefined) throw new Error('It needs a folder');
const mutant = MUTANTS.find((name) => name === mutantName);
const log = plant(openSqliteEventLog({ path: join(folder, 'events.db') }), mutant);
HashChainCheckpointer.start(log, { everyMs: 50 });
await tallyOf(log, await openTallies(folder, readStoreUrl), mutant).start();
for (const [subscriber, after] of (JSON.parse(begins) as (Position | null)[]).entries()) {
  void follow(subscriber, after);
}
// Waiting for the log to grow keeps no process alive, and this one lives until it is killed.
setInterval(() => undefined, 60_000);
writeSync(1, 'ready\n');
const streams = Array.from({ length: 16 }, (_, writer) => `writer-${writer}`);
await Promise.all(streams.map((stream) => write(log, stream)));

/** Writes until the log is as long as it should be, and then lives on until it is killed. */
async function write(to: EventLog, stream: string): Promise<void> {
  while (Number((await to.head()) ?? 0) < Number(most)) {
    const events = Array.from({ length: 1 + randomInt(3) }, newEvent);
    const shared = randomInt(4) === 0 ? [{ stream: 'shared', events: [newEvent()] }] : [];
    const parts = [{ stream, events }, ...shared];
    await to.append(parts.map((part) => ({ ...part, expectedRevision: 'any' as const })));
  }
}

function newEvent(): NewEvent {
  const id = randomUUID();
  const actor = { type: 'system', id: 'torture' } as const;
  const at = new Date().toISOString();
  const metadata = { causationId: id, correlationId: id, actor, at, schemaVersion: 1 };
  return { id, type: 'Written', data: {}, metadata };
}

async function follow(subscriber: number, from: Position | null): Promise<void> {
  const { signal } = new AbortController();
  const heard = new Heard();
  let after = from;
  let to = from;
  for await (const message of log.subscribe({ after: from ?? undefined, signal })) {
    if (message.kind === 'event') {
      heard.add(message.event.position, message.event.id);
      to = message.event.position;
      if (heard.count < STRETCH) continue;
    }
    if (heard.count === 0 || to === null) continue;
    const stretch: Stretch = { subscriber, after, to, ...heard.finish() };
    writeSync(1, `${JSON.stringify(stretch)}\n`);
    after = to;
  }
}
