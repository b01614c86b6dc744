import { join } from 'node:path';
import { putFile } from '@foyer/event-log/durable-files';

import { BackupRefused } from './backup-refused.js';
import { plainText } from './plain-file.js';

export const FILE_LIST = 'files.sha256';

/** The folders of a backup that hold copied files. */
export const COPIED_FOLDERS = ['files', 'recordings'] as const;

/** Digests of files by their paths in the backup. */
export type FileDigests = ReadonlyMap<string, string>;

/** A path that leads out of its folder would let a changed list write anywhere. */
const PATH = /^(?:files|recordings)(?:\/(?!\.{1,2}(?:\/|$))[^/\\\p{C}\p{Zl}\p{Zp}]{1,200})+$/u;
const LONGEST_PATH = 800;
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

/** The list of a million files has half of it, in bytes. */
const LONGEST_LIST = 0x1000_0000;

/** True for a path that a list of files may name. */
export const isPlainPath = (path: string): boolean =>
  path.length <= LONGEST_PATH && PATH.test(path);

/** Writes the list as `sha256sum --check` reads it. */
export async function putFileList(folder: string, digests: FileDigests): Promise<void> {
  const lines = [...digests].sort(([a], [b]) => (a < b ? -1 : 1));
  const text = lines.map(([path, digest]) => `${digest}  ${path}\n`).join('');
  await putFile(join(folder, FILE_LIST), text);
}

/** @throws BackupRefused for a line that is none. */
export async function readFileList(folder: string): Promise<FileDigests> {
  const text = await plainText(folder, FILE_LIST, LONGEST_LIST);
  const lines = (text ?? '?').split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, digest, path] = LINE.exec(line) ?? [];
      if (digest !== undefined && path !== undefined && isPlainPath(path))
        return [path, digest] as const;
      throw new BackupRefused('BACKUP_DAMAGED', `${FILE_LIST} has a line that is none`);
    }),
  );
}
