#!/usr/bin/env node
/**
 * Writes the package's types out of the published documents, and its code in one file. The code
 * shared with the pages is inside; openapi-fetch and socket.io-client are packages of its user.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { rolldown } from 'rolldown';

const own = (path) => new URL(path, import.meta.url);
const documentOf = async (name) =>
  JSON.parse(await readFile(own(`../contracts/${name}.json`), 'utf8'));

const INDEX = `import type { components, paths } from './http.js';
import type { Channels } from './channels.js';
import type { Foyer as AnyFoyer, FoyerOptions } from './parts/index.js';

export type { Channels, components, paths };
export type { Channel, EventsWanted, FoyerError, FoyerEvent, FoyerOptions, Token } from './parts/index.js';
export { isFoyerError } from './parts/index.js';

/** A server of Foyer, as a program sees it. */
export type Foyer = AnyFoyer<paths, Channels>;
/** Speaks to a server in the name of a token. The first call is the first thing that is sent. */
export declare function foyer(options: FoyerOptions): Foyer;
`;

const calls = await documentOf('openapi');
for (const operation of Object.values(calls.paths).flatMap((path) => Object.values(path))) {
  // The client throws it: no data of a success has this form.
  delete operation.responses['202'];
}
await writeFile(own('dist/http.d.ts'), await typesOf(calls));
await writeFile(own('dist/channels.d.ts'), await channelsOf(await documentOf('asyncapi')));
await writeFile(own('dist/index.d.ts'), INDEX);
const bundle = await rolldown({
  input: own('dist/parts/index.js').pathname,
  external: ['openapi-fetch', 'socket.io-client'],
  platform: 'neutral',
});
await bundle.write({ file: own('dist/index.js').pathname, sourcemap: false });

async function typesOf(document) {
  // A field with a default may be left out of what is sent.
  return astToString(await openapiTS(document, { defaultNonNullable: false }));
}

/** The types of all channels: each message as a schema among the others, and a table of them. */
async function channelsOf({ channels, operations, components, info }) {
  const schemas = { ...components.schemas };
  const rows = Object.entries(channels)
    .filter(([, { servers }]) => servers.some(({ $ref }) => $ref === '#/servers/foyer'))
    .map(([channel, { messages }]) => {
      const own = Object.entries(messages).filter(([, message]) => 'x-from' in message);
      return `  readonly '${channel}': {\n${own.map((one) => rowOf(channel, one)).join('')}  };\n`;

      function rowOf(channel, [key, { name, payload }]) {
        const add = (kind, schema) => {
          schemas[`${channel}.${key}.${kind}`] = schema;
          return `components['schemas']['${channel}.${key}.${kind}']`;
        };
        const isSent = `${channel}.${key}.send` in operations;
        const isReceived = `${channel}.${key}.receive` in operations;
        const acknowledged = messages[`${key}.acknowledgement`]?.payload.oneOf[0];
        const pushed = messages[`${key}.push`]?.payload ?? payload;
        const types = [
          `emit: ${isReceived ? add('emit', payload) : 'never'}`,
          `ack: ${isReceived ? add('ack', acknowledged) : 'never'}`,
          `push: ${isSent ? add('push', pushed) : 'never'}`,
        ];
        return `    readonly '${name}': { ${types.join('; ')} };\n`;
      }
    });
  const document = { openapi: '3.1.0', info, paths: {}, components: { schemas } };
  const table = `/** The messages of all channels, by channel and name. */\nexport interface Channels {\n${rows.join('')}}\n`;
  return `${await typesOf(document)}\n${table}`;
}
