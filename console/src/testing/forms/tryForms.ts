import { afterEach, beforeEach, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';

import { formsOfSpec } from './allForms.js';
import { nameOf, type FormEntry } from './formEntry.js';
import { tryApart } from './tryApart.js';
import { tryForm } from './tryForm.js';

/**
 * Tries forms, or those of one spec by its name; each is opened twice, as opening is what takes
 * time.
 */
export function tryForms(spec: keyof typeof formsOfSpec | readonly FormEntry[]): void {
  const forms: readonly FormEntry[] = typeof spec === 'string' ? formsOfSpec[spec] : spec;
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);
  test.each(forms.map((form) => [nameOf(form), form] as const))(
    'the form at %s sends and shows each field as typed, through a failed save and a conflict',
    (_name, form) => tryForm(form),
  );
  const changing = forms.filter(
    ({ record, refusal, together }) =>
      record !== undefined && refusal !== null && together !== true,
  );
  if (changing.length === 0) return;
  test.each(changing.map((form) => [nameOf(form), form] as const))(
    'the form at %s takes in what others changed in another field, without a question',
    (_name, form) => tryApart(form),
  );
}
