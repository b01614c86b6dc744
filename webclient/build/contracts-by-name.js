import { pathToFileURL } from 'node:url';

const definitions = /[/\\]contracts[/\\]dist[/\\]\w+[/\\](?:[a-z]+-)*(?:routes|messages)\.js$/;

/** What a browser uses of what a file of definitions exports; undefined for schemas. */
const nameOf = (value) => {
  if (typeof value !== 'object' || value === null) return value;
  if ('channel' in value) return { channel: value.channel, name: value.name };
  if (!('method' in value && 'path' in value)) return undefined;
  const { method, path, planned } = value;
  return { method, path, planned };
};

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
        .map(([name, value]) => [name, JSON.stringify(nameOf(value))])
        .filter(([, text]) => text !== undefined)
        .map(([name, text]) => `export const ${name} = ${text};`)
        .join('\n');
    },
  };
}
