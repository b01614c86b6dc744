import { expect, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { enter, shownIn } from './enter.js';
import { expectSent, expectTaken } from './expectSent.js';
import { expectKnown, expectNoOther } from './expectTried.js';
import { controlsOf, fieldsOf } from './fieldsOf.js';
import { entryOf, type Fields, type FormEntry, type Typed, type Value } from './formEntry.js';
import {
  formNow,
  openForm,
  SAID,
  saveButton,
  untilOpen,
  WRONG,
  type OpenedForm,
} from './openForm.js';
import { merged, valueAt } from './paths.js';

/** The title of the one dialog of all conflicts. */
export const CONFLICT = 'Changed by someone else';

export type Entry = Required<Typed> & { readonly key: string };
const valuesOf = (entries: readonly Entry[], of: 'value' | 'again' = 'value') =>
  entries.map((entry) => [entry.key, entry[of]] as const);
export const typedIn = (entries: readonly Entry[]) =>
  Object.fromEntries(entries.map(({ key, value }) => [key, value]));
const sentFor = (entries: readonly Entry[]) =>
  Object.assign({}, ...entries.map(({ sends }) => sends)) as Fields;

/** A chosen file is recognised by the sent value. */
function expectShown(values: readonly (readonly [string, Value | null])[]): void {
  const compared = values.filter(([, value]) => value !== null && !(value instanceof File));
  const worded = compared.map(([key, value]) => [
    key,
    typeof value === 'number' ? `${value}` : value,
  ]);
  const shown = compared.map(([key]) => [key, shownIn(key)]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(worded));
}

/** Leaves the page. @returns Whether that was asked about, and not done. */
async function asksWhenLeft(page: OpenedForm): Promise<boolean> {
  const confirm = jest.fn(() => false);
  window.confirm = confirm;
  await page.goTo('/elsewhere');
  const isAsked = () => confirm.mock.calls.length > 0;
  await waitFor(() => expect(isAsked() || page.at() === '/elsewhere').toBe(true));
  return isAsked();
}

/** Says whether a browser would ask before it closes the page. */
const asksWhenClosed = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Presses a button that saves. @returns The fields that were sent. */
async function save(form: FormEntry, page: OpenedForm, button = form.save): Promise<Fields> {
  const before = page.sent.length;
  // A form that was refused checks each entry again, and cannot be saved before that.
  await waitFor(() => expect(saveButton(button).disabled).toBe(false));
  fireEvent.click(saveButton(button));
  await form.confirm?.();
  await waitFor(() => expect(page.sent).toHaveLength(before + 1));
  const body = page.sent.at(-1)!;
  expectTaken(form.body, body);
  return form.fieldsIn?.(body) ?? body;
}

/** Saves values of which the server refuses one: that is said, and the next save is sent. */
async function saveWrong(form: FormEntry, page: OpenedForm, { sends, key }: Entry) {
  page.meet({ wrong: Object.keys(sends)[0]! });
  await save(form, page);
  await waitFor(() => expect(document.body.textContent).toContain(SAID));
  await form.reopen?.();
  // An input that has a place for its error shows it there.
  const [control] = controlsOf(key);
  if (form.refused !== 'as a whole' && control?.getAttribute('aria-invalid') !== null) {
    await waitFor(() => expect(formNow(form).textContent).toContain(WRONG));
  }
}

/** Fills in a form of something new: its save fails, and is then repeated. */
async function tryNew(form: FormEntry, page: OpenedForm, entries: readonly Entry[]) {
  await enter(typedIn(entries));
  expectKnown(form, fieldsOf(formNow(form)));
  await saveWrong(form, page, entries[0]!);
  page.meet('fault');
  expectSent(form, await save(form, page), sentFor(entries), 0);
  await waitFor(() => expect(document.body.textContent).toContain(SAID));
  await form.reopen?.();
  expectShown(valuesOf(entries));
  if (form.leaves !== 'freely') expect(await asksWhenLeft(page)).toBe(true);
  page.meet('success');
  await save(form, page);
  expect(page.sent[2]).toEqual(page.sent[0]);
}

const untilAnswered = () => waitFor(() => expect(screen.queryByText(CONFLICT)).toBeNull());

/**
 * Takes over what others changed, which leaves the rest as it was typed; and types mine once more.
 */
async function takeTheirs({ theirs = {} }: FormEntry, page: OpenedForm, entries: readonly Entry[]) {
  fireEvent.click(screen.getByText('Use theirs'));
  await untilAnswered();
  const isTheirs = ({ sends }: Entry, index: number) =>
    index === 0 || Object.keys(sends).some((path) => valueAt(theirs, path) !== undefined);
  const kept = entries.filter((entry, index) => !isTheirs(entry, index));
  // A field that another one hides comes back with it.
  expectShown(valuesOf(kept.filter(({ key }) => shownIn(key) !== undefined)));
  expect(await asksWhenLeft(page)).toBe(true);
  await enter(typedIn(entries.filter(isTheirs)));
  expectShown(valuesOf(entries));
}

/** Inputs into which any text can be typed. */
const TEXTS: ReadonlySet<string> = new Set(['text', 'textarea', 'password', 'email', 'tel', 'url']);

/** True for a value within a list, whose items come and go as a whole. */
const isInList = ({ key }: Entry): boolean => /\.\d+\./.test(key);

/** Types into each empty text and clears it again, after which nothing is left to save. */
async function clearAgain({ save }: FormEntry, entries: readonly Entry[]): Promise<void> {
  for (const { key, value } of entries.filter((one) => !isInList(one) && shownIn(one.key) === '')) {
    const [control] = controlsOf(key);
    if (control === undefined || typeof value !== 'string') continue;
    const isChoice = control.matches('[role], .MuiSelect-nativeInput');
    if (isChoice || !TEXTS.has(control.type)) continue;
    await enter({ [key]: value });
    await waitFor(() => expect([key, asksWhenClosed()]).toEqual([key, true]));
    await enter({ [key]: '' });
    await waitFor(() => expect([key, asksWhenClosed()]).toEqual([key, false]));
    expect([key, saveButton(save).disabled]).toEqual([key, true]);
  }
}

/**
 * Changes one field, whose save fails, then all, over what others have saved meanwhile; and looks
 * at it again.
 */
async function tryChange(form: FormEntry, page: OpenedForm, entries: readonly Entry[]) {
  const [first, ...rest] = entries as [Entry, ...Entry[]];
  // There is nothing to save yet. A dialog that closes before it is sent is saved by its page.
  expect(saveButton(form.reopen === undefined ? form.save : 'Save').disabled).toBe(true);
  if (form.isOne !== true) await clearAgain(form, entries);
  await enter(typedIn([first]));
  page.meet('fault');
  expectSent(form, await save(form, page), first.sends, 4);
  await waitFor(() => expect(document.body.textContent).toContain(SAID));
  await form.reopen?.();
  expectShown(valuesOf([first]));
  expect(asksWhenClosed()).toBe(true);
  expect(await asksWhenLeft(page)).toBe(true);

  await enter(typedIn(rest));
  expectKnown(form, fieldsOf(formNow(form)));
  await saveWrong(form, page, first);
  const { refusal, theirs = {}, record = {} } = form;
  const over = { ...form, record: merged(theirs, record) };
  if (refusal !== null) {
    page.meet({ path: Object.keys(first.sends)[0]! });
    expectSent(form, await save(form, page), sentFor(entries), 4);
    expect(await screen.findAllByText(CONFLICT)).toHaveLength(1);
    await form.reopen?.();
    expectShown(valuesOf(entries));
    // A form of a single field has nothing to save once theirs is taken.
    if (rest.length > 0 && form.isOne !== true) {
      await takeTheirs(form, page, entries);
      expectSent(over, await save(form, page), sentFor(entries), 9);
      expect(await screen.findAllByText(CONFLICT)).toHaveLength(1);
      expectShown(valuesOf(entries));
    }
  }
  page.meet('success');
  const sent = await save(form, page, refusal === null ? form.save : 'Save mine');
  expectSent(over, sent, sentFor(entries), 9);

  await untilAnswered();
  await waitFor(() => expect(asksWhenClosed()).toBe(false));
  await waitFor(async () => expect(await asksWhenLeft(page)).toBe(false));
  page.forget();
  await page.goTo(`/${form.path}`);
  await untilOpen(form);
  await waitFor(() => expectShown(valuesOf(entries, 'again')));
}

export const entriesOf = ({ typed }: FormEntry): readonly Entry[] =>
  Object.entries(typed).map(([key, entry]) => ({ key, ...entryOf(key, entry) }));

/** Fills in every field of a form, and follows what is sent, kept and shown of it. */
export async function tryForm(form: FormEntry): Promise<void> {
  const page = await openForm(form);
  const element = await untilOpen(form);
  expectNoOther(element);
  expectKnown(form, fieldsOf(element));
  const entries = entriesOf(form);
  await (form.record === undefined ? tryNew : tryChange)(form, page, entries);
}
