import { Database } from '@foyer/event-log/node-sqlite';

const PAGE = 256;

/**
 * The least that reading a log takes: a paged SELECT, and JSON.parse of what was found. Answers
 * with the rate.
 */
export function readRaw(path: string): number {
  const database = new Database(path, { readOnly: true });
  const statement = database.prepare(
    'SELECT position, stream, revision, id, type, data, metadata FROM events WHERE position > ? ORDER BY position LIMIT ?',
  );
  const start = performance.now();
  let position = 0;
  let count = 0;
  for (;;) {
    const rows = statement.rows([position, PAGE]);
    for (const row of rows) {
      JSON.parse(row[5] as string);
      JSON.parse(row[6] as string);
    }
    count += rows.length;
    if (rows.length < PAGE) break;
    position = rows.at(-1)?.[0] as number;
  }
  const rate = (count / (performance.now() - start)) * 1000;
  database.close();
  return rate;
}
