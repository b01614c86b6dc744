import { expect } from '@jest/globals';

import type { Fields, FormEntry } from './formEntry.js';
import { leavesOf, valueAt } from './paths.js';

interface Schema {
  readonly safeParse: (value: unknown) => { success: boolean; error?: { message: string } };
}

const topOf = (path: string) => path.split('.')[0]!;

/** Checks that a server accepts the body. */
export function expectTaken(schema: unknown, body: Fields): void {
  const { success, error } = (schema as Schema).safeParse(body);
  expect([success, error?.message]).toEqual([true, undefined]);
}

/**
 * Expects the typed values and the seen revision in a save, and of the rest only unchanged parts of
 * the same field.
 * @param got the fields of the save
 * @param sends the typed values, by path
 */
export function expectSent(form: FormEntry, got: Fields, sends: Fields, revision: number): void {
  const paths = Object.keys(sends);
  expect(Object.fromEntries(paths.map((path) => [path, valueAt(got, path)]))).toEqual(sends);
  const { record, isWhole, refusal } = form;
  if (record === undefined) return;
  if (refusal !== null) expect(got).toMatchObject({ revision });
  if (isWhole !== true) {
    const tops = Object.keys(got).filter((name) => name !== 'revision');
    expect(tops.toSorted()).toEqual([...new Set(paths.map(topOf))].toSorted());
  }
  const isTyped = (leaf: string) => paths.some((path) => `${path}.`.startsWith(`${leaf}.`));
  const others = leavesOf(got).filter(
    ([leaf]) => leaf !== 'revision' && !isTyped(leaf) && valueAt(record, leaf) !== undefined,
  );
  expect(Object.fromEntries(others)).toEqual(
    Object.fromEntries(others.map(([leaf]) => [leaf, valueAt(record, leaf)])),
  );
}
