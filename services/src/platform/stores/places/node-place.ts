import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolderAtOnce } from '@foyer/event-log/durable-files';
import { v4, validate } from 'uuid';

/**
 * A name for a data folder that it keeps, so that a process knows what an earlier life in the same
 * place has left.
 */
export function nodePlace(folder: string): string {
  const file = join(folder, 'node-id');
  try {
    const known = readFileSync(file, 'utf8').trim();
    if (validate(known)) return known;
  } catch {
    // There is none yet.
  }
  const id = v4();
  writeFileSync(file, `${id}\n`, { mode: 0o600, flush: true });
  syncFolderAtOnce(folder);
  return id;
}
