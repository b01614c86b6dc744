import type { ReadDocument } from '../read-store/index.js';
import type { AnyChange } from './operation.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The document after a change; the one given stays as it was.
 * @throws Error for a change that does not fit the document, such as counting up a text.
 */
export function applyChange(document: ReadDocument, change: AnyChange): ReadDocument {
  const { set, unset, inc, push, pull } = change;
  // All plain fields at once: most changes have nothing else, and copying once for each would be
  // felt in a rebuild.
  let changed: Fields = { ...document, ...plainFields(set) };
  const at = (path: string, edit: (value: unknown) => unknown): void => {
    if (path === '_id') throw new Error('An _id never changes');
    changed = edited(changed, path.split('.'), edit) as Fields;
  };
  for (const [path, value] of entriesOf(set)) if (isDeep(path)) at(path, () => value);
  for (const path of unset ?? []) {
    if (holds(changed, path.split('.'))) at(path, () => undefined);
  }
  for (const [path, by] of entriesOf(inc)) at(path, (value) => numberAt(path, value) + by);
  for (const [path, element] of entriesOf(push)) {
    at(path, (value) => [...listAt(path, value), element]);
  }
  for (const [path, like] of entriesOf(pull)) {
    at(path, (value) => listAt(path, value).filter((element) => !isLike(element, like)));
  }
  return changed as unknown as ReadDocument;
}

function entriesOf<T>(part: Readonly<Record<string, T>> | undefined): readonly [string, T][] {
  return part === undefined ? [] : Object.entries(part);
}

function plainFields(set: Fields = {}): Fields {
  if ('_id' in set) throw new Error('An _id never changes');
  if (!Object.keys(set).some(isDeep)) return set;
  return Object.fromEntries(Object.entries(set).filter(([path]) => !isDeep(path)));
}

function isDeep(path: string): boolean {
  return path.includes('.');
}

function edited(
  value: unknown,
  path: readonly string[],
  edit: (value: unknown) => unknown,
): unknown {
  const [field, ...deeper] = path;
  if (field === undefined) return edit(value);
  const fields = fieldsAt(field, value);
  const after = edited(fields[field], deeper, edit);
  if (after !== undefined) return { ...fields, [field]: after };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));
}

function holds(value: unknown, [field, ...deeper]: readonly string[]): boolean {
  if (field === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return false;
  return holds((value as Fields)[field], deeper);
}

function fieldsAt(field: string, value: unknown): Fields {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`There is no field ${field} in what is not an object`);
  }
  return value as Fields;
}

function numberAt(path: string, value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value !== 'number') throw new Error(`${path} is no number to count from`);
  return value;
}

function listAt(path: string, value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`${path} is no list`);
  return value;
}

function isLike(element: unknown, like: unknown): boolean {
  if (typeof like !== 'object' || like === null) return element === like;
  if (typeof element !== 'object' || element === null) return false;
  return Object.entries(like).every(([field, value]) => (element as Fields)[field] === value);
}
