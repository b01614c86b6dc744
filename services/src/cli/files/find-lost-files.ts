import { askRunningServer, ServerDidNot } from '#platform/operations/admin-socket';
import {
  checkFiles,
  FileCheckAnswer,
  FILES_TASK,
  openFiles,
  type FileCheck,
} from '#platform/stores/files';
import type { StoreSettings } from '#platform/stores/places';
import { KNOWN_FILES } from '../../program/known-files.js';
import { CommandFailed } from '../command-failed.js';
import { demandLog } from '../demand-log.js';
import { openReadModels } from '../open-read-models.js';
import type { Terminal } from '../output/terminal.js';

type Answer = Pick<FileCheck, 'checked'> & {
  readonly lost: readonly { place: { kind: string; id: string }; found: string }[];
};

/**
 * `foyer files check`: lists the files that are lost. A server that runs with the data folder is
 * asked; where none runs, the command looks itself.
 * @throws CommandFailed where files are lost, so that a script notices.
 */
export async function findLostFiles(
  terminal: Terminal,
  settings: StoreSettings,
  environment: NodeJS.ProcessEnv,
  { json }: { readonly json: boolean },
): Promise<void> {
  const { folder } = demandLog(settings);
  const { checked, lost } =
    (await askToCheck(folder)) ?? (await checkHere(terminal, settings, environment));
  for (const { place, found } of lost) {
    if (json) terminal.json({ ...place, found });
    else terminal.line(`${place.kind} ${place.id} is ${found}`);
  }
  if (lost.length > 0) {
    throw new CommandFailed(
      `${lost.length} of ${checked} files are lost. Take them from a backup.`,
    );
  }
  if (!json) terminal.line(`All ${checked} files are there.`);
}

async function askToCheck(folder: string): Promise<Answer | undefined> {
  try {
    const answer = await askRunningServer(folder, FILES_TASK, {});
    return answer && FileCheckAnswer.parse(answer.done);
  } catch (error) {
    throw error instanceof ServerDidNot ? new CommandFailed(error.message) : error;
  }
}

async function checkHere(
  terminal: Terminal,
  settings: StoreSettings,
  environment: NodeJS.ProcessEnv,
): Promise<Answer> {
  const open = await openReadModels(terminal, settings);
  try {
    const files = await openFiles(environment);
    try {
      await open.untilCurrent();
      return await checkFiles(files, open.stores.readStore, KNOWN_FILES);
    } finally {
      await files.close();
    }
  } finally {
    await open.close();
  }
}
