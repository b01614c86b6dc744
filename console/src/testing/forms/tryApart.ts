import { expect } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { WRITE_ONLY } from '#layout/saving/changedFields.js';
import { enter } from './enter.js';
import { expectSent } from './expectSent.js';
import type { FormEntry } from './formEntry.js';
import { openForm, saveButton, untilOpen } from './openForm.js';
import { merged, nested, valueAt } from './paths.js';
import { CONFLICT, entriesOf, typedIn, type Entry } from './tryForm.js';

const TAKEN_IN = 'Saved together with what others changed in other fields meanwhile.';

const topOf = ({ sends }: Entry) => Object.keys(sends)[0]?.split('.')[0] ?? '';

/**
 * Saves one field while others have changed another one: both stand, and that is said without a
 * question.
 */
export async function tryApart(form: FormEntry): Promise<void> {
  const entries = entriesOf(form);
  const [first] = entries as [Entry];
  const other = entries.find(
    (entry) =>
      topOf(entry) !== topOf(first) &&
      Object.keys(entry.sends).length > 0 &&
      !WRITE_ONLY.has(topOf(entry)) &&
      !(entry.value instanceof File) &&
      !Object.keys(entry.sends).some((path) => /\.\d/.test(path)) &&
      Object.entries(entry.sends).every(([path, value]) => valueAt(form.record, path) !== value),
  );
  if (other === undefined || WRITE_ONLY.has(topOf(first))) return;
  const page = await openForm(form);
  await untilOpen(form);
  await enter(typedIn([first]));
  page.meet({ apart: other.sends });
  await waitFor(() => expect(saveButton(form.save).disabled).toBe(false));
  fireEvent.click(saveButton(form.save));
  await form.confirm?.();
  await waitFor(() => expect(page.sent).toHaveLength(2));
  const got = page.sent.map((body) => form.fieldsIn?.(body) ?? body);
  expectSent(form, got[0]!, first.sends, 4);
  const record = merged(nested(other.sends), form.record ?? {});
  expectSent({ ...form, record }, got[1]!, first.sends, 9);
  await screen.findByText(TAKEN_IN);
  expect(screen.queryByText(CONFLICT)).toBeNull();
}
