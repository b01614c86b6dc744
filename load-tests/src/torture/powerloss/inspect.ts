import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventLog, RecordedEvent } from '@foyer/event-log';
import { verifyChain } from '@foyer/event-log/chain';
import { Database } from '@foyer/event-log/node-sqlite';
import { openSqliteEventLog, openSqliteEventLogForReading } from '@foyer/event-log/sqlite';
import { Audit, type Notified } from '../kill9/audit.js';

/** Puts a disk's files into an empty folder. */
export async function layOut(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) await writeFile(join(folder, name), content);
}

/**
 * Opens the files after a power cut and compares them with the writer's reports. Returns the
 * errors.
 */
export async function inspect(
  folder: string,
  notified: readonly Notified[],
  isThorough: boolean,
): Promise<string[]> {
  const path = join(folder, 'events.db');
  try {
    const log = openSqliteEventLogForReading({ path });
    const wrong = new Audit().check(await collect(log.readAll()), notified);
    await log.close();
    return isThorough ? [...wrong, ...pagesWrong(path), ...(await goOn(path))] : wrong;
  } catch (error) {
    return [`it cannot be read: ${String(error)}`];
  }
}

/** Pages in which no reader has looked yet. */
function pagesWrong(path: string): string[] {
  const database = new Database(path, { readOnly: true });
  try {
    const said = database.prepare('PRAGMA integrity_check').rows([]).flat().map(String);
    return said.filter((line) => line !== 'ok');
  } finally {
    database.close();
  }
}

/** The log takes further events, and its chain is whole. */
async function goOn(path: string): Promise<string[]> {
  const log: EventLog = openSqliteEventLog({ path });
  const metadata = {
    causationId: 'after',
    correlationId: 'after',
    actor: { type: 'system', id: 'torture' },
    at: '2026-01-01T00:00:00.000Z',
    schemaVersion: 1,
  } as const;
  const events = [{ id: 'after-the-cut', type: 'Written', data: {}, metadata }];
  await log.append([{ stream: 'after-the-cut', expectedRevision: 'no-stream', events }]);
  const verdict = await verifyChain(log);
  await log.close();
  return verdict.ok ? [] : [`the chain is broken at ${verdict.position}: ${verdict.problem}`];
}

async function collect(events: AsyncIterable<RecordedEvent>): Promise<RecordedEvent[]> {
  const all: RecordedEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}
