import { pathToFileURL } from 'node:url';

const definitions = /[/\\]contracts[/\\]dist[/\\]\w+[/\\](?:[a-z]+-)*(?:routes|messages)\.js$/;

const events = /[/\\]contracts[/\\]dist[/\\]events[/\\]index\.js$/;

/** True if a value holds the routes of one kind of resource. */
const isResource = (value) => ['get', 'list'].every((route) => value[route]?.method === 'GET');

/** Returns the part of an exported value that browsers use; undefined for schemas. */
const nameOf = (value, fieldsOf) => {
  if (typeof value !== 'object' || value === null) return value;
  if (isResource(value)) {
    const routes = Object.entries(value).map(([name, route]) => [name, nameOf(route, fieldsOf)]);
    return Object.fromEntries(routes);
  }
  if ('channel' in value) return { channel: value.channel, name: value.name };
  if (!('method' in value && 'path' in value)) return undefined;
  const { method, path, planned, body, upload } = value;
  return { method, path, planned, ...(fieldsOf && { body: body && fieldsOf(body), upload }) };
};

/**
 * Leaves only the names of calls and messages in the bundle. Their schemas, and zod with them,
 * weigh 30 kB gzipped, a fifth of the limit for a visitor's first page. A browser does not need
 * them: types are checked while building, payloads by the server.
 * @param {{ fields?: boolean }} options True if the fields of the bodies are left as well.
 * @returns {import('vite').Plugin}
 */
export function contractsByName({ fields = false } = {}) {
  return {
    name: 'contracts-by-name',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      // The registry holds all contracts of all contexts; a page asks it for names only.
      if (events.test(file)) {
        const { eventContexts } = await import(pathToFileURL(file).href);
        return `export const eventContexts = new Map(${JSON.stringify([...eventContexts])});`;
      }
      if (!definitions.test(file)) return undefined;
      const module = await import(pathToFileURL(file).href);
      const { fieldsOf } = fields ? await import('./dist/schema/fields-of.js') : {};
      return Object.entries(module)
        .map(([name, value]) => [name, JSON.stringify(nameOf(value, fieldsOf))])
        .filter(([, text]) => text !== undefined)
        .map(([name, text]) => `export const ${name} = ${text};`)
        .join('\n');
    },
  };
}
