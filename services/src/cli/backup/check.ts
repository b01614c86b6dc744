import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Reading } from '@foyer/event-log/node-sqlite';
import { DataFolderLock } from '@foyer/event-log/sqlite';
import {
  demandLocal,
  MANIFEST,
  readManifest,
  UNFINISHED,
  vaultFileOf,
  verifyParts,
  type PartProblem,
} from '#platform/operations/backup';
import { harmless } from '#platform/observability';
import type { Files } from '#platform/stores/files';
import { FolderFiles, pathOf } from '#platform/stores/files/folder-files.js';

import { dataPlacesOf } from '../../program/backups/data-places-of.js';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import { base64url, hashIn } from './check-files.js';
import { checkStores, type Checked } from './check-stores.js';
import type { Problem } from './problem.js';

export interface CheckOptions {
  readonly vault?: string;
  readonly json: boolean;
}

const CODES: Readonly<Record<PartProblem['found'], Problem['problem']>> = {
  missing: 'PART_MISSING',
  changed: 'PART_CHANGED',
  'no plain file': 'PART_CHANGED',
  'not what the manifest says': 'PART_CHANGED',
  'not of this backup': 'PART_FOREIGN',
};

/**
 * `foyer check`: whether a data folder or a backup is whole. Changes nothing.
 * @throws CommandFailed where something is wrong, so that a script notices.
 */
export async function check(
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
  folder: string | undefined,
  { vault, json }: CheckOptions,
): Promise<void> {
  const path = folder === undefined ? undefined : resolve(folder);
  const isBackup =
    path !== undefined && [MANIFEST, UNFINISHED].some((name) => existsSync(join(path, name)));
  const { events, files, keys, problems } = isBackup
    ? await checkBackup(path, vault === undefined ? undefined : resolve(vault))
    : await checkData(path === undefined ? environment : { FOYER_DATA: path });
  for (const problem of problems) {
    if (json) terminal.json(problem);
    // Texts of a foreign backup are in it.
    else terminal.line(harmless(`${problem.sentence} (${problem.problem})`));
  }
  if (problems.length > 0) {
    const many = problems.length === 1 ? 'One problem was' : `${problems.length} problems were`;
    throw new CommandFailed(`${many} found. Take what is wrong from a sound backup.`);
  }
  if (json) terminal.json({ events, files, keys: keys ?? null });
  else {
    const checked = keys === undefined ? 'the keys were not checked' : `${keys} keys`;
    terminal.line(`Whole: ${events} events, ${files} files that they name, ${checked}.`);
  }
}

async function checkData(environment: NodeJS.ProcessEnv): Promise<Checked> {
  const places = dataPlacesOf(environment);
  const advice = 'See `foyer audit verify` and `foyer files check`.';
  const { log, vault, files } = demandLocal(places, advice);
  if (!existsSync(log)) {
    throw new CommandFailed(
      `There is neither a backup nor an event log in ${places.folder} (NO_EVENT_LOG)`,
    );
  }
  const folder = new FolderFiles(files);
  const isHeld = () => DataFolderLock.isHeld(dirname(log));
  const checkedBy = (reading: Reading) =>
    checkStores({ log, vault, reading, now: new Date() }, folder, (place) => hashIn(folder, place));
  if (isHeld()) return checkedBy('shared');
  const checked = await checkedBy('resting');
  // A server that started meanwhile wrote to what was read without locks.
  return isHeld() ? checkedBy('shared') : checked;
}

async function checkBackup(folder: string, vaultFolder: string | undefined): Promise<Checked> {
  const manifest = await readManifest(folder);
  const vault = vaultFileOf(folder, manifest, vaultFolder);
  const { digests, problems } = await verifyParts(folder, manifest, vaultFolder);
  const parts = problems.map(({ file, found }): Problem => {
    return { problem: CODES[found], about: file, sentence: `${file} is ${found}` };
  });
  const { log, madeAt } = manifest;
  // The contents of a changed log help no one.
  const isSound = log !== null && !problems.some(({ file }) => file === log.file);
  if (!isSound) return { events: 0, files: digests.size, keys: undefined, problems: parts };
  const stored = new FolderFiles(join(folder, 'files'));
  // To open a link or a pipe would lead elsewhere, or wait without an end.
  const special = problems.flatMap(({ file, found }) => (found === 'no plain file' ? [file] : []));
  const plain = new Map(digests);
  for (const file of special) plain.delete(file);
  const areListed = !manifest.elsewhere.includes('files');
  const checked = await checkStores(
    {
      log: join(folder, log.file),
      // A changed or missing one is a problem already.
      vault: problems.some(({ file }) => file === 'vault.db') ? undefined : vault,
      reading: 'immutable',
      now: new Date(madeAt),
    },
    areListed ? listedOf(stored, plain) : undefined,
    // Each file was read just now.
    async (place) => base64url(digests.get(`files/${pathOf(place)}`)),
  );
  return { ...checked, problems: [...parts, ...checked.problems] };
}

/** The files that the list names: any other file was not looked at, and may be a link. */
function listedOf(stored: FolderFiles, digests: ReadonlyMap<string, string>): Pick<Files, 'part'> {
  return {
    part: async (place, first, last) =>
      digests.has(`files/${pathOf(place)}`) ? stored.part(place, first, last) : undefined,
  };
}
