import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** They name servers that are not in the process. */
export const SERVER_VARIABLES = ['TEST_EVENTSTORE_URL', 'TEST_MONGODB_URL', 'TEST_KAFKA_URL'];

const FOLDERS = [
  'projections/src',
  'services/event-log/src',
  'services/src',
  'console/journeys',
  'webclient/journeys',
  'load-tests/src',
];

/** The specs that ask for such a server: no one has to remember to put a new one on a list. */
export function suitesOnServers() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => join(folder, name))
      .filter((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        return SERVER_VARIABLES.some((variable) => text.includes(variable));
      }),
  );
}
