import { Database } from '@foyer/event-log/node-sqlite';

/**
 * Says why a file is no sound database; undefined for a sound one.
 * @param immutable The file is part of a backup, which stays as it is.
 */
export function reasonUnsound(path: string, immutable: boolean): string | undefined {
  try {
    const database = new Database(path, { timeout: 5000, immutable });
    try {
      database.exec('PRAGMA query_only = ON');
      const [first] = database.prepare('PRAGMA integrity_check(1)').row([]) ?? [];
      return first === 'ok' ? undefined : String(first).replaceAll('\n', ' ');
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
