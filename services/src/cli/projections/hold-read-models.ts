import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUse, type DataFolderLock } from '@foyer/event-log/sqlite';
import { v4 } from 'uuid';
import { Lease, LEASE_TIMING, openLeaseStore } from '#platform/cluster/lease';
import { takeNodeLock } from '#platform/operations/start';
import { nodePlace, storePaths, type StoreSettings } from '#platform/stores/places';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';

/** A person who waits for longer wants to know the reason, in milliseconds. */
const NOTE_MS = 1_000;

/** The right to write read models that several processes share. */
export interface HeldReadModels {
  readonly lease: Pick<Lease, 'isHeld'>;
  /** Aborted when another process has taken over. */
  readonly lost: AbortSignal;
  letGo(): Promise<void>;
}

/** A holder that has died is known for dead after this time, in milliseconds. */
const SURELY_MS = LEASE_TIMING.lapsesMs + 4 * LEASE_TIMING.heartbeatMs;

/**
 * Makes sure that no other process writes the read models meanwhile, where another could: on
 * another machine, too.
 * @returns Undefined where they lie in a file, which the lock on the data folder keeps others from.
 * @throws CommandFailed where another one does.
 */
export async function holdReadModels(
  terminal: Terminal,
  settings: StoreSettings,
): Promise<HeldReadModels | undefined> {
  const { folder, readStore } = storePaths(settings);
  if (readStore.kind === 'file') return undefined;
  const lock = lockOn(folder);
  const store = await openLeaseStore(readStore.url).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const log = { warn: (message: string): void => terminal.note(message) };
  const holder = `${nodePlace(folder)}/${v4()}`;
  const lease = new Lease({ store, name: 'background-jobs', holder, log });
  const letGo = async (): Promise<void> => {
    await lease.release();
    await store.close();
    lock.release();
  };
  const looking = setTimeout(
    () => terminal.note('Looking whether a server keeps these read models'),
    NOTE_MS,
  );
  const isHeld = await isTaken(lease);
  clearTimeout(looking);
  if (!isHeld) {
    await letGo();
    throw new CommandFailed(
      'A server with the role `projector` keeps these read models. Give the command on its machine, with its FOYER_DATA.',
    );
  }
  const losing = new AbortController();
  lease.keep(() => losing.abort('Another process keeps these read models now'));
  return { lease, lost: losing.signal, letGo };
}

async function isTaken(lease: Lease): Promise<boolean> {
  const waiting = new AbortController();
  const { signal } = waiting;
  void sleep(SURELY_MS, undefined, { signal }).then(
    () => lease.release(),
    () => undefined,
  );
  const taken = await lease.take();
  waiting.abort();
  return taken;
}

/** @throws CommandFailed where a server works in the folder, or waits for its turn. */
function lockOn(folder: string): DataFolderLock {
  try {
    return takeNodeLock(folder);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new CommandFailed(
      `${error.message}. Where it waits for its turn, another one has the role \`projector\`: give the command there.`,
    );
  }
}
