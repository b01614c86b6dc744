import type { Erasure } from '@foyer/contracts/identity';
import { ERASURE_TASK, eraseByCommandLine, erasureOn } from '#contexts/identity';
import { readMediaSettings, recordingsFolder } from '#contexts/media';
import { trackEraser } from '#contexts/recordings';
import { pushEraser } from '#contexts/web-push';
import { RandomId, SystemClock } from '#platform/clock';
import { CommandRunner, Rejected } from '#platform/cqrs';
import { openFiles } from '#platform/stores/files';
import { openMail } from '#platform/operations/mail';
import { askRunningServer, ServerDidNot } from '#platform/operations/admin-socket';
import { ProjectionFreshness } from '#platform/cqrs/projections';
import { errorText } from '#platform/http/errors';
import { type StoreSettings } from '#platform/stores/places';
import { CommandFailed } from '../command-failed.js';
import { demandLog } from '../demand-log.js';
import { openReadModels } from '../open-read-models.js';
import { moment } from '../output/moment.js';
import type { Terminal } from '../output/terminal.js';

export interface EraseOptions {
  /** Print the signed receipt and nothing else. */
  readonly receipt: boolean;
}

/**
 * `foyer people forget <id>`: does what the console's button does. A server that runs with the data
 * folder is asked to do it; where none runs, the command does it itself.
 */
export async function erasePerson(
  terminal: Terminal,
  settings: StoreSettings,
  environment: NodeJS.ProcessEnv,
  personId: string,
  { receipt }: EraseOptions,
): Promise<void> {
  const { folder } = demandLog(settings);
  const erasure =
    (await askToForget(folder, personId)) ??
    (await eraseHere(terminal, settings, environment, personId));
  if (receipt) {
    terminal.line(erasure.receipt);
    return;
  }
  const { kind, erasedAt, wasForgotten } = erasure;
  const when = wasForgotten ? 'was forgotten before' : 'is forgotten';
  terminal.line(`The ${kind} ${personId} ${when}: ${moment(erasedAt)}`);
}

async function askToForget(folder: string, personId: string): Promise<Erasure | undefined> {
  try {
    const answer = await askRunningServer(folder, ERASURE_TASK, { personId });
    // It comes from this program, and its maker has checked it.
    return answer && (answer.done as Erasure);
  } catch (error) {
    throw error instanceof ServerDidNot ? new CommandFailed(error.message) : error;
  }
}

async function eraseHere(
  terminal: Terminal,
  settings: StoreSettings,
  environment: NodeJS.ProcessEnv,
  personId: string,
): Promise<Erasure> {
  const open = await openReadModels(terminal, settings);
  const { stores, personalData, codec, projections } = open;
  const { eventLog: log, readStore: store, vault } = stores;
  const clock = new SystemClock();
  const newId = new RandomId();
  const files = await openFiles(environment).catch(async (error: unknown) => {
    await stores.close();
    throw error;
  });
  const runner = new CommandRunner({ log, codec, clock, newId });
  const folder = recordingsFolder(readMediaSettings(environment), stores.folder);
  const erasureService = erasureOn({
    runner,
    others: [trackEraser({ runner, store, clock, folder }), pushEraser({ runner, vault })],
    personalData,
    vault,
    store,
    files,
    mail: openMail(environment, clock),
    freshness: new ProjectionFreshness(projections, log),
  });
  try {
    await open.untilCurrent();
    return await eraseByCommandLine(erasureService, newId, personId);
  } catch (error) {
    throw failureOf(error);
  } finally {
    await files.close();
    await open.close();
  }
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof Rejected)) return error;
  return new CommandFailed(errorText(error.code, 'en', error.details));
}
