import { expect } from '@jest/globals';

import { allForms } from './allForms.js';
import { ofFirstRow } from './fieldsOf.js';
import type { FormEntry } from './formEntry.js';
import { UNTRIED } from './untried.js';

const tried = new Set([...allForms.map(({ path }) => path), ...Object.keys(UNTRIED.pages)]);

/**
 * Each tab next to a form is tried, by the address of its page; those within it hold parts
 * of it.
 */
export function expectNoOther(form: Element): void {
  const beside = [...document.querySelectorAll('[role="tab"]')]
    .filter((tab) => tab.closest('form') !== form)
    .map(
      (tab) =>
        tab.getAttribute('href')?.slice(1) ?? tab.id.replace('source-tab-', 'userSources?tab='),
    )
    .filter((path) => !tried.has(path));
  expect(beside).toEqual([]);
}

/** A field that no one filled in would be one that no one tried. */
export function expectKnown(form: FormEntry, fields: Iterable<string>): void {
  const sameForm = allForms.filter(({ path, by }) => path === form.path && by === form.by);
  const known = [form, ...sameForm].flatMap(({ typed }) => Object.keys(typed));
  expect(
    [...fields].filter((key) => !known.map(ofFirstRow).includes(key) && !(key in UNTRIED.beside)),
  ).toEqual([]);
}
