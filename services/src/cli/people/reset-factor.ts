import { factorResetOn, RESET_FACTOR_TASK, resetFactorByCommandLine } from '#contexts/identity';
import { RandomId, SystemClock } from '#platform/clock';
import { CommandRunner, Rejected } from '#platform/cqrs';
import { askRunningServer, ServerDidNot } from '#platform/operations/admin-socket';
import { errorText } from '#platform/http/errors';
import { type StoreSettings } from '#platform/stores/places';
import { CommandFailed } from '../command-failed.js';
import { demandLog } from '../demand-log.js';
import { openReadModels } from '../open-read-models.js';
import type { Terminal } from '../output/terminal.js';

/**
 * `foyer people reset-factor <name>`: turns a second factor off. A server that runs with the data
 * folder is asked to do it; where none runs, the command does it itself.
 */
export async function resetFactorOf(
  terminal: Terminal,
  settings: StoreSettings,
  login: string,
): Promise<void> {
  const { folder } = demandLog(settings);
  const isDone = await askToReset(folder, login);
  if (!isDone) await resetHere(terminal, settings, login);
  terminal.line(`The second factor of ${login} is off. The password alone signs in until another`);
  terminal.line('one is set up, in the account settings under security.');
}

async function askToReset(folder: string, login: string): Promise<boolean> {
  try {
    return (await askRunningServer(folder, RESET_FACTOR_TASK, { login })) !== undefined;
  } catch (error) {
    throw error instanceof ServerDidNot ? new CommandFailed(error.message) : error;
  }
}

async function resetHere(
  terminal: Terminal,
  settings: StoreSettings,
  login: string,
): Promise<void> {
  const open = await openReadModels(terminal, settings);
  const { stores, codec } = open;
  const clock = new SystemClock();
  const newId = new RandomId();
  const runner = new CommandRunner({ log: stores.eventLog, codec, clock, newId });
  const { readStore: store, vault } = stores;
  try {
    await open.untilCurrent();
    await resetFactorByCommandLine(factorResetOn({ runner, store, vault, clock, newId }), login);
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    throw new CommandFailed(errorText(error.code, 'en', error.details));
  } finally {
    await open.close();
  }
}
