import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Database } from '@foyer/event-log/node-sqlite';

/**
 * The least that a start takes: opens the file, finds its end, reads what a snapshot would hold,
 * and listens.
 */
const SNAPSHOT = 10_000;
const database = new Database(process.env.LOG_FILE ?? '', { timeout: 5000 });
database.exec('PRAGMA journal_mode = WAL');
const [last] = database.prepare('SELECT max(position) FROM events').row([]) as [number];
const rows = database
  .prepare('SELECT data FROM events WHERE position > ?')
  .rows([last - SNAPSHOT]) as readonly [string][];
for (const [data] of rows) JSON.parse(data);
const http = createServer((_request, response) => void response.end('{}'));
http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening http://127.0.0.1:${(http.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
