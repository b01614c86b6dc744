import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { putFile } from '@foyer/event-log/durable-files';

import { BackupRefused } from './backup-refused.js';

export const FILE_LIST = 'files.sha256';

/** The folders of a backup that hold copied files. */
export const COPIED_FOLDERS = ['files', 'recordings'] as const;

/** Digests of files by their paths in the backup. */
export type FileDigests = ReadonlyMap<string, string>;

/** A path that leads out of its folder would let a changed list write anywhere. */
const LINE = /^([0-9a-f]{64}) {2}((?:files|recordings)(?:\/(?!\.{1,2}(?:\/|$))[^/\\\n\0]+)+)$/;

/** Writes the list as `sha256sum --check` reads it. */
export async function putFileList(folder: string, digests: FileDigests): Promise<void> {
  const lines = [...digests].sort(([a], [b]) => (a < b ? -1 : 1));
  const text = lines.map(([path, digest]) => `${digest}  ${path}\n`).join('');
  await putFile(join(folder, FILE_LIST), text);
}

/** @throws BackupRefused for a line that is none. */
export async function readFileList(folder: string): Promise<FileDigests> {
  const text = await readFile(join(folder, FILE_LIST), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, digest, path] = LINE.exec(line) ?? [];
      if (digest !== undefined && path !== undefined) return [path, digest] as const;
      throw new BackupRefused('BACKUP_DAMAGED', `${FILE_LIST} has a line that is none`);
    }),
  );
}
