import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { WRITE_ONLY } from '#layout/saving/changedFields.js';
import { makeDataProvider } from '#providers/dataProvider.js';
import { resources } from '../../resources.js';
import { openConsole } from '../openConsole.js';
import { serveCalls } from '../serveCalls.js';
import { serveUploads } from './serveUploads.js';
import { listOf, type Answer, type Answers, type Fields, type FormEntry } from './formEntry.js';
import { merged, nested } from './paths.js';

/** The page alone: no menu is drawn for each form. */
const Bare = ({ children }: { children: ReactNode }) => <>{children}</>;
const Nothing = () => null;

/** Returns the record as a server shows it: secrets are kept and never shown. */
const shownOf = (record: Fields): Fields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !WRITE_ONLY.has(name)));

export const SAID = 'This could not be kept.';
/** The sentence of a server about one field. */
export const WRONG = 'This value is not taken.';
const refused = (status: number, code: string, fields: object = {}): Answer => ({
  status,
  body: { errors: { code, msg: SAID, fields } },
});

export interface OpenedForm {
  /** The bodies that were sent to save it. */
  readonly sent: readonly Fields[];
  /**
   * Sets the fate of the next save; `path` is a field that others changed, `wrong` one whose value
   * is refused; `apart` what others changed, which is refused once.
   */
  readonly meet: (
    fate:
      | 'success'
      | 'fault'
      | { readonly path: string }
      | { readonly wrong: string }
      | { readonly apart: Fields },
  ) => void;
  readonly goTo: (path: string) => Promise<void>;
  readonly at: () => string;
  readonly forget: () => void;
}

/** The button that saves the form, in the dialog or on the tab that is open. */
export function saveButton(name = 'Save'): HTMLButtonElement {
  const found = [...document.querySelectorAll<HTMLButtonElement>('button')].filter(
    ({ textContent }) => textContent === name,
  );
  const button = found.findLast((each) => each.closest('[hidden]') === null);
  if (button === undefined) throw new Error(`There is no button ${name}`);
  return button;
}

/** Opens a form over the console's own data provider and a server in memory. */
export async function openForm(form: FormEntry): Promise<OpenedForm> {
  const {
    path,
    record = {},
    reads,
    saves,
    shown = (body) => ({ body }),
    also = {},
    saved = shown,
  } = form;
  const { fieldsIn = (body) => body, refusal = 'CHANGED_MEANWHILE' } = form;
  let present = record;
  let answer: (body: Fields) => Answer;
  const keep = (body: Fields) => {
    const revision = typeof present.revision === 'number' ? { revision: present.revision + 1 } : {};
    present = merged({ ...fieldsIn(body), ...revision }, present);
    return saved(shownOf(present));
  };
  answer = keep;
  const sent: Fields[] = [];
  serveUploads();
  const answers: Answers = {
    [saves]: ({ body }) => {
      sent.push(body as Fields);
      return answer(body as Fields);
    },
    ...also,
    ...(reads !== undefined && { [reads]: () => shown(shownOf(present)) }),
    'GET /api/v2/admin/': () => listOf(),
    '': () => ({ body: { docs: [] } }),
  };
  // The longest beginning of a call is the one that is meant.
  serveCalls(Object.fromEntries(Object.entries(answers).sort(([a], [b]) => b.length - a.length)));
  // The page that a saved form leads to is not tested here.
  const pages = resources.map((one) =>
    one.create === undefined && one.edit === undefined
      ? one
      : { ...one, list: Nothing, show: Nothing },
  );
  const { goTo, at, forget } = await openConsole(
    path,
    {},
    {
      role: 'super-admin',
      provider: makeDataProvider(resources),
      frame: Bare,
      pages,
    },
  );
  return {
    sent,
    meet: (fate) => {
      if (typeof fate === 'object' && 'wrong' in fate) {
        const path = `${form.within ?? ''}${fate.wrong}`;
        answer = () => refused(400, 'VALIDATION', { [path]: WRONG });
      } else if (typeof fate === 'object' && 'apart' in fate) {
        present = merged({ ...nested(fate.apart), revision: 9 }, present);
        const fields = Object.fromEntries(
          Object.keys(fate.apart).map((name) => [name, 'CHANGED_MEANWHILE']),
        );
        answer = () => {
          answer = keep;
          return refused(409, refusal ?? '', fields);
        };
      } else if (typeof fate === 'object') {
        present = merged({ ...form.theirs, revision: 9 }, present);
        answer = () => refused(409, refusal ?? '', { [fate.path]: 'CHANGED_MEANWHILE' });
      } else answer = fate === 'fault' ? () => refused(500, 'UNKNOWN') : keep;
    },
    goTo,
    at,
    forget,
  };
}

/** The form that is open, or the tab where its fields stand in none. */
export function formNow({ save }: FormEntry): Element {
  const button = saveButton(save);
  const form = button.closest('form') ?? button.closest('[role="tabpanel"]');
  if (form === null) throw new Error('The button saves no form');
  return form;
}

/** Waits until the form is there. */
export async function untilOpen(form: FormEntry): Promise<Element> {
  await form.open?.();
  return waitFor(() => formNow(form));
}
