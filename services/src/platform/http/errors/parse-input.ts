import { validationKey } from '@foyer/contracts/validation';
import type { z } from 'zod';

import { Rejected } from '../../cqrs/commands/index.js';

/**
 * The limit of named fields: an input can be corrected with them, and a small attack gets no large
 * answer.
 */
const FIELDS_MAX = 20;

/** The longest part of an unknown field's name that is given back. */
const NAME_MAX = 50;

/** Keys that reach behind an object; no input of the product has a field of such a name. */
const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * Returns the value that a schema makes of an input from outside.
 * @throws Rejected INVALID_INPUT, naming for each field the rule that it breaks.
 */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  if (reachesBehind(input)) throw new Rejected('INVALID_INPUT');
  const parsed = tried(schema, input);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues
    .flatMap((issue) => pathsOf(issue).map((path) => [path, validationKey(issue)] as const))
    .slice(0, FIELDS_MAX);
  throw new Rejected('INVALID_INPUT', {}, Object.fromEntries(fields));
}

/** The paths of an issue: the unknown fields themselves, and not the object that holds them. */
function pathsOf(issue: z.core.$ZodIssue): readonly string[] {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [path.join('.')];
  // A name from outside is given back; a long one says no more than its beginning.
  return issue.keys.map((key) => [...path, key.slice(0, NAME_MAX)].join('.'));
}

/**
 * An object with a length that is none looks like a text to a schema; comparing that length throws.
 */
function tried<T extends z.ZodType>(schema: T, input: unknown): z.ZodSafeParseResult<z.output<T>> {
  try {
    return schema.safeParse(input);
  } catch (error) {
    if (error instanceof TypeError) throw new Rejected('INVALID_INPUT');
    throw error;
  }
}

/** Looks at every level without recursion, so that no depth of nesting ends the process. */
function reachesBehind(input: unknown): boolean {
  const open: unknown[] = [input];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (FORBIDDEN_KEYS.some((key) => Object.hasOwn(value, key))) return true;
    for (const inner of Object.values(value) as unknown[]) open.push(inner);
  }
  return false;
}
