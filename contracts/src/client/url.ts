import { fullPath } from '../schema/route.js';

type Values = Readonly<Record<string, unknown>>;

const text = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/**
 * The address of a call: parameters put into the path, the query appended. What is undefined is left out; lists and
 * objects of a query are written as JSON.
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
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, text(value));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
