/** A body with something in one place that must not be there. */
export interface BrokenBody {
  /** The place, as errors name it: `users.0.email`; empty where they need not name any. */
  readonly place: string;
  readonly body: unknown;
}

/** The values of attackers who want a query, a prototype or a template to do something else. */
const INTRUDERS: readonly unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $regex: '.*' },
  { $where: 'sleep(1000)' },
  [{ $in: ['a'] }],
  { __proto__: null, toString: 'x' },
  { length: 1 },
];

/**
 * Every field of a body, one after the other, replaced by what must not be there; and every object
 * with a field too many.
 */
export function* brokenFields(body: unknown): Generator<BrokenBody> {
  for (const path of placesIn(body)) {
    const place = path.join('.');
    for (const intruder of INTRUDERS) yield { place, body: replaced(body, path, () => intruder) };
  }
  for (const path of objectsIn(body)) {
    for (const name of ['role', '$where', 'isAdmin', 'constructor', 'prototype']) {
      if (Object.hasOwn(at(body, path) as object, name)) continue;
      // Which field is too many is not said of names that are not safe to repeat.
      const grown = replaced(body, path, (before) => ({ [name]: 'admin', ...(before as object) }));
      yield { place: '', body: grown };
    }
  }
}

type Path = readonly string[];

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [path];
  return Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]));
}

function objectsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, part]) => objectsIn(part, [...path, key]));
  return isRecord(value) ? [path, ...below] : below;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(value: unknown, path: Path): unknown {
  return path.reduce((part, key) => (part as Record<string, unknown>)[key], value);
}

function replaced(value: unknown, path: Path, by: (before: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by(value);
  if (Array.isArray(value)) {
    return value.map((part, n) =>
      String(n) === key ? replaced(part, rest, by) : (part as unknown),
    );
  }
  const record = value as Record<string, unknown>;
  return { ...record, [key]: replaced(record[key], rest, by) };
}
