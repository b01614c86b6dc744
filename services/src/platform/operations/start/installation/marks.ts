import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { putFile } from '@foyer/event-log/durable-files';
import { Database } from '@foyer/event-log/node-sqlite';
import { isOfDamagedFile } from '@foyer/projections';
import type { Collection } from 'mongodb';

import type { Vault } from '#platform/stores/vault';
import { answering } from '#platform/stores/places/answering.js';
import { unusablePlace } from '#platform/stores/places/unusable-place.js';
import type { StorePlace } from '#platform/stores/places/store-paths.js';
import type { InstallationMark } from './installation-mark.js';

/** Under which name a mark is kept: of a secret, a table, a collection, a file. */
const NAME = 'installation';

type Words = Pick<InstallationMark, 'store' | 'setting' | 'restore'>;

/** The place of the mark in a vault: its kind and its id. */
export const VAULT_MARK = [NAME, 'log'] as const;

/** The vault keeps its mark as it keeps secrets, so that a copy takes it along. */
export function markOfVault(vault: Vault): InstallationMark {
  return {
    store: 'vault',
    setting: 'VAULT_URL',
    restore: 'restore the vault from the backup of this log',
    read: () => vault.getText(...VAULT_MARK),
    write: (installation) => vault.putText(...VAULT_MARK, installation),
  };
}

export function markOfReadStore(place: StorePlace): InstallationMark {
  const words = {
    store: 'read store',
    setting: 'READ_STORE_URL',
    restore: 'name another place, or remove what is there; it is filled from the log',
  };
  return place.kind === 'file' ? inSqlite(place.path, words) : inMongo(place.url, 'read', words);
}

/** @param place a folder, or a database of MongoDB. */
export function markOfFiles(place: StorePlace): InstallationMark {
  const words = {
    store: 'store of files',
    setting: 'FILES_URL',
    restore: 'name the place that belongs to this log, or restore it from a backup',
  };
  return place.kind === 'file' ? inFolder(place.path, words) : inMongo(place.url, 'files', words);
}

function inSqlite(path: string, words: Words): InstallationMark {
  const table = `CREATE TABLE IF NOT EXISTS _${NAME} (log TEXT NOT NULL)`;
  const using = <T>(use: (database: Database) => T): T => {
    const database = new Database(path, { timeout: 5_000 });
    try {
      return use(database);
    } catch (error: unknown) {
      throw isOfDamagedFile(error) ? error : unusablePlace(words.setting, path, error);
    } finally {
      database.close();
    }
  };
  return {
    ...words,
    read: async () => {
      if (!existsSync(path)) return undefined;
      return using((database) => {
        database.exec(table);
        // A table that another program has overwritten has no such column.
        const columns = `SELECT count(*) FROM pragma_table_info('_${NAME}') WHERE name = 'log'`;
        if (database.prepare(columns).row([])?.[0] !== 1) return undefined;
        return database.prepare(`SELECT log FROM _${NAME}`).row([])?.[0] as string | undefined;
      });
    },
    write: async (installation) => {
      using((database) => {
        database.exec(`BEGIN; DROP TABLE IF EXISTS _${NAME}; ${table}`);
        database.prepare(`INSERT INTO _${NAME} VALUES (?)`).run([installation]);
        database.exec('COMMIT');
      });
    },
  };
}

function inFolder(folder: string, words: Words): InstallationMark {
  const path = join(folder, `.${NAME}`);
  const unusable = (error: unknown): never => {
    throw unusablePlace(words.setting, folder, error);
  };
  return {
    ...words,
    read: async () =>
      existsSync(path) ? (await readFile(path, 'utf8').catch(unusable)).trim() : undefined,
    write: async (installation) => {
      await putFile(path, `${installation}\n`).catch(unusable);
    },
  };
}

function inMongo(url: string, _id: string, words: Words): InstallationMark {
  const using = async <T>(
    use: (marks: Collection<{ _id: string; log: string }>) => Promise<T>,
  ): Promise<T> => {
    // Only who has such a server loads what it takes to speak to it.
    const { SharedDatabase } = await import('#platform/stores/mongo/shared-database');
    const database = await answering(() => new SharedDatabase({ url }), words.setting, url);
    try {
      return await database.answered(() => use(database.collection(`_${NAME}`)));
    } finally {
      await database.close();
    }
  };
  return {
    ...words,
    read: () => using(async (marks) => (await marks.findOne({ _id }))?.log),
    write: async (log) => {
      await using((marks) => marks.replaceOne({ _id }, { log }, { upsert: true }));
    },
  };
}
