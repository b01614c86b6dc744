import {
  allProjections,
  ProjectionRunner,
  ProjectionStopped,
  RebuildAbandoned,
  StoreFault,
} from '@foyer/projections';
import { EventCodec } from '#platform/cqrs';
import { leasedStore } from '#platform/cluster/lease';
import { PersonalData, PersonKeys } from '#platform/stores/personal-data';
import { readEventsWith } from '#platform/cqrs/projections';
import { REBUILD_PATIENCE_MS } from '#platform/operations/admin-socket';
import { openStores } from '#platform/operations/start';
import { type StoreSettings } from '#platform/stores/places';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import { holdReadModels, type HeldReadModels } from './hold-read-models.js';
import type { ReportProgress } from './report-progress.js';

/** How often it is said how far it is, in milliseconds. */
const NOTIFY_MS = 250;

/**
 * Rebuilds read models where no server runs, with the stores all to itself.
 * @throws StartFailure where another process works with the data folder; CommandFailed where it
 * comes to nothing.
 */
export async function rebuildHere(
  terminal: Terminal,
  settings: StoreSettings,
  names: readonly string[],
  notify: ReportProgress,
): Promise<void> {
  const held = await holdReadModels(terminal, settings);
  try {
    await rebuildHeld(terminal, settings, names, { notify, held });
  } catch (error) {
    throw [ProjectionStopped, RebuildAbandoned, StoreFault].some((kind) => error instanceof kind)
      ? new CommandFailed((error as Error).message)
      : error;
  } finally {
    await held?.letGo();
  }
}

async function rebuildHeld(
  terminal: Terminal,
  settings: StoreSettings,
  names: readonly string[],
  { notify, held }: { notify: ReportProgress; held: HeldReadModels | undefined },
): Promise<void> {
  const fault = (error: unknown): void => terminal.note(String(error));
  const stores = await openStores(settings, fault, { checkpoints: false });
  const { eventLog: log, vault } = stores;
  const store = held === undefined ? stores.readStore : leasedStore(stores.readStore, held.lease);
  const runner = new ProjectionRunner({
    log,
    store,
    projections: allProjections,
    readEvents: readEventsWith(new EventCodec(new PersonalData(new PersonKeys(vault)))),
    onFault: fault,
  });
  const words = setInterval(() => runner.rebuilding().forEach(notify), NOTIFY_MS);
  try {
    await runner.start();
    const options = { patienceMs: REBUILD_PATIENCE_MS, ...(held && { signal: held.lost }) };
    await runner.rebuild(names, options);
    // No later process would remove the replaced data.
    await stores.readStore.scrub?.();
  } finally {
    clearInterval(words);
    await runner.stop();
    await stores.close();
  }
}
