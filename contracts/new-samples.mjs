// Writes a golden sample for every event version that has none yet. A sample is never written again
// after it exists: published events can be parsed permanently.
import { mkdir, writeFile } from 'node:fs/promises';

import { eventDefinitions } from './dist/events/index.js';
import { exampleOf, SchemaGatherer } from './dist/publication/index.js';

const folder = new URL('samples/', import.meta.url);
await mkdir(folder, { recursive: true });
const schemas = new SchemaGatherer();
for (const { type, version, data } of eventDefinitions.values()) {
  const schema = schemas.convert(data, 'output');
  const sample = { type, schemaVersion: version, data: exampleOf(schema, schemas.components) };
  const name = `${type}.v${version}.json`;
  await writeFile(new URL(name, folder), `${JSON.stringify(sample, null, 2)}\n`, {
    flag: 'wx',
  }).then(
    () => console.log(`wrote ${name}`),
    (error) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
}
