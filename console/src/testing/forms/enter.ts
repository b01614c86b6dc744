import { act, fireEvent, waitFor } from '@testing-library/react';

import { controlsOf } from './fieldsOf.js';
import type { Value } from './formEntry.js';

const all = (selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** The choice of a value, or else of a name, in the list that was opened last. */
const optionOf = (value: string): HTMLElement | undefined => {
  const options = all('[role="option"]', all('[role="listbox"]').at(-1));
  return (
    options.find(({ dataset }) => dataset.value === value) ??
    options.find(({ textContent }) => textContent === value)
  );
};

/** Takes a choice out of a list that may be loaded first. */
async function choose(key: string, value: string): Promise<void> {
  const found = await waitFor(() => {
    const option = optionOf(value);
    if (option === undefined) throw new Error(`${key} has no choice ${value}`);
    return option;
  });
  fireEvent.click(found);
}

/** Waits for a field: one may load its choices first, or appear for what was chosen before. */
const untilThere = (key: string) =>
  waitFor(() => {
    const controls = controlsOf(key);
    const [first] = controls;
    if (first === undefined) throw new Error(`No field is there for ${key}`);
    return { controls, first };
  });

async function fill(key: string, value: Value): Promise<void> {
  const { controls, first } = await untilThere(key);
  if (Array.isArray(value) && first.type === 'checkbox') {
    for (const box of controls) if (box.checked !== value.includes(box.value)) fireEvent.click(box);
  } else if (Array.isArray(value)) {
    for (const each of value as readonly string[]) {
      fireEvent.mouseDown(first);
      await choose(key, each);
    }
  } else if (value instanceof File) {
    fireEvent.change(first, { target: { files: [value] } });
    // It is sent at once, and named by the form when it is kept.
    await act(() => new Promise((kept) => setTimeout(kept)));
  } else if (first.type === 'checkbox') {
    if (first.checked !== value) fireEvent.click(first);
  } else if (first.type === 'radio') {
    const chosen = controls.find((one) => one.value === value);
    if (chosen === undefined) throw new Error(`${key} has no choice ${String(value)}`);
    fireEvent.click(chosen);
  } else if (first.classList.contains('MuiSelect-nativeInput')) {
    fireEvent.mouseDown(all('[role="combobox"]', first.parentElement!)[0]!);
    await choose(key, String(value));
  } else if (first.getAttribute('role') === 'combobox') {
    fireEvent.mouseDown(first);
    await choose(key, String(value));
  } else fireEvent.change(first, { target: { value: String(value) } });
}

/** Fills in fields one after the other: some are there only for what was chosen before. */
export async function enter(values: Readonly<Record<string, Value>>): Promise<void> {
  for (const [key, value] of Object.entries(values)) await fill(key, value);
}

/** Returns the shown value of a field; undefined without a field. */
export function shownIn(key: string): string | boolean | readonly string[] | undefined {
  const controls = controlsOf(key);
  const [first] = controls;
  if (first === undefined) return undefined;
  if (first.type === 'radio') return controls.find(({ checked }) => checked)?.value;
  if (first.type === 'checkbox') {
    if (controls.length === 1) return first.checked;
    return controls.filter(({ checked }) => checked).map(({ value }) => value);
  }
  // Chosen values of several stand before the field in which more can be searched.
  const chips = all('.MuiChip-label', first.parentElement!).map(({ textContent }) => textContent);
  return chips.length > 0 ? chips : first.value;
}
