import { fullPath } from '../schema/route.js';

type Values = Readonly<Record<string, unknown>>;

const text = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/**
 * The address of a call: parameters put into the path, the query appended. Undefined values are
 * left out; lists and objects of a query are written as JSON.
 * @throws Error when a parameter of the path is missing.
 */
export function makeUrl(
  route: { readonly path: string },
  params: Values = {},
  query: Values = {},
): string {
  const path = fullPath(route).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`No value for {${name}} in ${route.path}`);
    return encodeURIComponent(text(value));
  });
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return path;
  const search = new URLSearchParams(given.map(([name, value]) => [name, text(value)]));
  return `${path}?${search.toString()}`;
}
