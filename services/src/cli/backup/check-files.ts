import { UnreadableEvent } from '@foyer/event-log';
import type { Reading } from '@foyer/event-log/node-sqlite';
import { openSqliteEventLogForReading } from '@foyer/event-log/sqlite';
import { allProjections, ProjectionStopped, readModelsAt } from '@foyer/projections';
import { EventCodec } from '#platform/cqrs';
import { readEventsWith } from '#platform/cqrs/projections';
import { digestOf } from '#platform/operations/backup';
import { checkFiles, type FileCheck, type FilePlace, type Files } from '#platform/stores/files';
import { PersonalData, PersonKeys } from '#platform/stores/personal-data';

import { FILE_PROJECTIONS, KNOWN_FILES } from '../../program/known-files.js';
import { NoKeys } from '../no-keys.js';
import type { Problem } from './problem.js';

/** No event is later. */
const EVER = { time: '9999-12-31T23:59:59.999Z' };

export interface CheckedFiles {
  readonly files: number;
  readonly problems: readonly Problem[];
}

/**
 * Checks that each file is there that the events of a log name. Read models are built in memory for
 * it, without names: a backup has none.
 */
export async function checkFilesOf(
  logPath: string,
  reading: Reading,
  files: Pick<Files, 'part'>,
  hashOf: (place: FilePlace) => Promise<string | undefined>,
): Promise<CheckedFiles> {
  const log = openSqliteEventLogForReading({ path: logPath, reading });
  try {
    const codec = new EventCodec(new PersonalData(new PersonKeys(new NoKeys())));
    const store = await readModelsAt(EVER, {
      log,
      projections: allProjections.filter(({ name }) => FILE_PROJECTIONS.has(name)),
      readEvents: readEventsWith(codec),
    });
    const { checked, lost } = await checkFiles(files, store, KNOWN_FILES, { hashOf });
    return { files: checked, problems: lost.map(problemOf) };
  } catch (error) {
    const isOfLog = error instanceof ProjectionStopped || error instanceof UnreadableEvent;
    if (!isOfLog) throw error;
    const sentence = `Which files belong to the log could not be read: ${error.message}`;
    return { files: 0, problems: [{ problem: 'LOG_DAMAGED', about: logPath, sentence }] };
  } finally {
    await log.close();
  }
}

function problemOf({ place, found }: FileCheck['lost'][number]): Problem {
  const about = `${place.kind}/${place.id}`;
  const sentence = `The file ${about} is ${found}`;
  return { problem: found === 'missing' ? 'FILE_MISSING' : 'FILE_CHANGED', about, sentence };
}

/** Reads a file and gives its SHA-256, base64url; undefined where there is none. */
export async function hashIn(
  files: Pick<Files, 'part'>,
  place: FilePlace,
): Promise<string | undefined> {
  const part = await files.part(place, 0, Number.MAX_SAFE_INTEGER);
  return base64url(part && (await digestOf(part.content)).sha256);
}

/** The form of hashes in events, of one in a list of files. */
export function base64url(hexadecimal: string | undefined): string | undefined {
  return hexadecimal && Buffer.from(hexadecimal, 'hex').toString('base64url');
}
