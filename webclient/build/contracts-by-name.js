import { pathToFileURL } from 'node:url';

const definitions = /[/\\]contracts[/\\]dist[/\\]\w+[/\\](?:[\w-]+-)?(?:routes|messages)\.js$/;

const nameOf = (definition) =>
  'channel' in definition
    ? { channel: definition.channel, name: definition.name }
    : { method: definition.method, path: definition.path };

/**
 * Leaves only the names of calls and messages in the bundle. Their schemas, and zod with them, weigh 30 kB gzipped,
 * a fifth of what a visitor's first page may weigh, and a browser has no use for them: types are checked while
 * building, payloads by the server.
 * @returns {import('vite').Plugin}
 */
export function contractsByName() {
  return {
    name: 'contracts-by-name',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!definitions.test(file)) return undefined;
      const module = await import(pathToFileURL(file).href);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(nameOf(value))};`)
        .join('\n');
    },
  };
}
