import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSameValue } from '@foyer/contracts/schema';
import type { ReadableLog } from '@foyer/event-log';
import { copyLog, LogsDiffer } from '@foyer/event-log/copy';
import { DataFolderInUse, openSqliteEventLogForReading } from '@foyer/event-log/sqlite';
import { platformSettings } from '#platform/config';
import { openEventLog } from '#platform/operations/start';
import { placeOf, type StorePlace, type StoreSettings } from '#platform/stores/places';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import { readingOf, type FolderReading } from '../open-for-reading.js';
import { copyProgress } from './copy-progress.js';
import { demandNoServer } from './demand-no-server.js';

/**
 * `foyer log copy --from ... --to ...`: copies a log to another store. No server must run on either
 * of them; the copied one stays as it is.
 * @throws CommandFailed when a server works with one of them, the logs differ, or there is nothing
 * to copy.
 */
export async function copyEventLog(
  terminal: Terminal,
  settings: StoreSettings,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const [source, target] = [placeNamed('--from', from), placeNamed('--to', to)];
  if (source.kind === 'file' && !existsSync(source.path)) {
    throw new CommandFailed(`There is no event log at ${source.path}`);
  }
  if (isSameValue(source, target)) throw new CommandFailed('That is the same log');
  const letServersIn = await demandNoServer(terminal, settings, [source, target]);
  try {
    await copyPlaces(terminal, source, target);
  } finally {
    await letServersIn();
  }
}

async function copyPlaces(
  terminal: Terminal,
  source: StorePlace,
  target: StorePlace,
): Promise<void> {
  const copy = await openEventLog(target, { setting: '--to', isWritten: true });
  try {
    const { log, demandSame } = await openSource(source, target);
    try {
      await copyBetween(terminal, log, copy);
      demandSame();
    } finally {
      await log.close();
    }
  } catch (error) {
    throw error instanceof LogsDiffer ? new CommandFailed(error.message) : error;
  } finally {
    await copy.close();
  }
}

async function copyBetween(
  terminal: Terminal,
  log: ReadableLog,
  copy: Parameters<typeof copyLog>[1],
): Promise<void> {
  const { found, copied, head } = await copyLog(log, copy, copyProgress(terminal));
  if (found > 0) terminal.line(`${found} events were there already.`);
  terminal.line(`Copied and verified: ${copied} events.`);
  if (head !== null) terminal.line(`Head: ${head}`);
}

interface Source extends Pick<FolderReading, 'demandSame'> {
  readonly log: ReadableLog & { close(): Promise<void> };
}

/** Only reads, and leaves each byte as it is. @throws DataFolderInUse */
async function openSource(source: StorePlace, target: StorePlace): Promise<Source> {
  if (source.kind === 'server') {
    const log = await openEventLog(source, { setting: '--from' });
    return { log, demandSame: () => undefined };
  }
  const { path } = source;
  // In one folder with the target, this process holds it.
  const isOwn = target.kind === 'file' && dirname(path) === dirname(target.path);
  const { reading, demandSame } = isOwn
    ? { reading: 'resting' as const, demandSame: () => undefined }
    : readingOf(path);
  if (reading === 'shared') throw new CommandFailed(new DataFolderInUse(dirname(path)).message);
  return { log: openSqliteEventLogForReading({ path, reading }), demandSame };
}

function placeNamed(option: string, url: string): StorePlace {
  const { success, error } = platformSettings.EVENT_LOG_URL.safeParse(url);
  if (!success) throw new CommandFailed(`${option}: ${error.issues[0]?.message ?? 'unusable'}`);
  return placeOf(url);
}
