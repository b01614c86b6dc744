import { allProjections, ProjectionRunner, ProjectionStopped } from '@foyer/projections';
import { EventCodec } from '../../platform/events/index.js';
import { PersonalData, PersonKeys } from '../../platform/personal-data/index.js';
import { readEventsWith } from '../../platform/projections/index.js';
import { openStores, type StoreSettings } from '../../platform/start/index.js';
import { CommandFailed } from '../command-failed.js';
import { demandLog } from '../demand-log.js';
import type { Terminal } from '../output/terminal.js';

/**
 * `foyer projections rebuild [name]`: makes read models anew from the whole log. Takes the data folder for itself, so the
 * server must not run.
 */
export async function rebuildProjections(
  terminal: Terminal,
  settings: StoreSettings,
  name: string | undefined,
): Promise<void> {
  const names = allProjections.map((projection) => projection.name);
  if (name !== undefined && !names.includes(name)) {
    throw new CommandFailed(`There is no read model ${name}. There are: ${names.join(', ')}`);
  }
  const chosen = name === undefined ? names : [name];
  demandLog(settings);
  const fault = (error: unknown): void => terminal.note(String(error));
  const stores = await openStores(settings, fault, { seals: false });
  const runner = new ProjectionRunner({
    log: stores.eventLog,
    store: stores.readStore,
    projections: allProjections,
    readEvents: readEventsWith(new EventCodec(new PersonalData(new PersonKeys(stores.vault)))),
    onFault: fault,
  });
  const began = performance.now();
  try {
    await runner.start();
    await runner.rebuild(chosen);
  } catch (error) {
    throw error instanceof ProjectionStopped ? new CommandFailed(error.message) : error;
  } finally {
    await runner.stop();
    await stores.close();
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  terminal.line(`Made anew in ${seconds} s: ${chosen.join(', ')}`);
}
