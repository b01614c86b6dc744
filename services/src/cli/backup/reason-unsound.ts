import { Database, type Reading } from '@foyer/event-log/node-sqlite';

/** Says why a file is no sound database; undefined for a sound one. */
export function reasonUnsound(path: string, reading: Reading): string | undefined {
  try {
    const database = Database.forReading(path, reading);
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
