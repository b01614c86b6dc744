import { chmod, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Database } from '@foyer/event-log/node-sqlite';
import { syncFolder } from '@foyer/event-log/durable-files';
import { makeFolder } from '@foyer/event-log/sqlite';

import { digestOf, type FileDigest } from './hashed-file.js';

const OWNER_ONLY = 0o600;

/**
 * Copies one moment of a file of SQLite, also while a server writes to it. The copy is on the disk
 * when it resolves, and only its owner may read it.
 */
export async function copyDatabase(from: string, to: string): Promise<FileDigest> {
  makeFolder(dirname(to), 0o700);
  await rm(to, { force: true });
  // Its rights come before its content.
  await (await open(to, 'wx', OWNER_ONLY)).close();
  const database = new Database(from, { timeout: 5000 });
  try {
    await database.copyTo(to);
  } finally {
    database.close();
  }
  await chmod(to, OWNER_ONLY);
  const copy = await open(to, 'r+');
  try {
    await copy.sync();
  } finally {
    await copy.close();
  }
  await syncFolder(dirname(to));
  return digestOf(to);
}
