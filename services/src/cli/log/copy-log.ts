import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSameValue } from '@foyer/contracts/schema';
import type { ReadableLog } from '@foyer/event-log';
import { copyLog, LogsDiffer } from '@foyer/event-log/copy';
import { openSqliteEventLogForReading } from '@foyer/event-log/sqlite';
import { platformSettings } from '#platform/config';
import { openEventLog } from '#platform/operations/start';
import { placeOf, type StorePlace, type StoreSettings } from '#platform/stores/places';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import { copyProgress } from './copy-progress.js';
import { demandNoServer } from './demand-no-server.js';

/**
 * `foyer log copy --from ... --to ...`: copies a log to another store. Takes both logs for itself,
 * so no server must run on them.
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
    const log = await openSource(source, target);
    try {
      await copyBetween(terminal, log, copy);
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

/** In one folder with the target, it is already held for this process and only read. */
async function openSource(
  source: StorePlace,
  target: StorePlace,
): Promise<ReadableLog & { close(): Promise<void> }> {
  const isHeld =
    source.kind === 'file' &&
    target.kind === 'file' &&
    dirname(source.path) === dirname(target.path);
  return isHeld
    ? openSqliteEventLogForReading({ path: source.path })
    : openEventLog(source, { setting: '--from' });
}

function placeNamed(option: string, url: string): StorePlace {
  const { success, error } = platformSettings.EVENT_LOG_URL.safeParse(url);
  if (!success) throw new CommandFailed(`${option}: ${error.issues[0]?.message ?? 'unusable'}`);
  return placeOf(url);
}
