import { parseArgs } from 'node:util';
import { DataFile } from '../store/data-file.js';
import { KurrentStore } from '../store/kurrent-store.js';
import { DENIED, TestDoubleServer } from './test-double-server.js';

/**
 * A test double for KurrentDB, for tests alone: enough of its protocol for the official client and
 * this project's adapter, and a log in memory. It contains no part of a real KurrentDB.
 *
 *     node services/event-log/dist/kurrent/testing/wire/main.js --port 2113 --data log.ndjson
 */
const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '0' },
    data: { type: 'string' },
    'lacks-sessions': { type: 'boolean', default: false },
    'max-session-size': { type: 'string' },
    denies: { type: 'string' },
  },
});

const file = values.data === undefined ? undefined : new DataFile(values.data);
const store = file
  ? new KurrentStore(file.read(), (events) => file.keep(events))
  : new KurrentStore();
const server = new TestDoubleServer(store, {
  host: values.host,
  port: Number(values.port),
  maxSessionSize: sizeIn(values['max-session-size']),
  hasSessions: !values['lacks-sessions'],
  denies: DENIED.find((one) => one === values.denies),
});
const port = await server.listen();
process.stdout.write(`listening esdb://${values.host}:${port}?tls=false\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close();
    process.exit(0);
  });
}

function sizeIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
