import { expect, test } from '@jest/globals';
import { ApiError } from '@foyer/contracts/client';

import { makeStore, type Store } from '#state/store.js';
import { NotesDraft } from './notes-draft.js';

const until = <Value extends string>(store: Store<Value>, state: Value) =>
  new Promise<void>((resolve) => {
    const look = () => store.get() === state && resolve();
    store.subscribe(look);
    look();
  });
const rejection = (code: string) => new ApiError(code, code, 409);

/** A server that keeps notes; `fail` answers the next save in its place. */
function server(text = '', version = 0, unsaved = makeStore('')) {
  const kept = { text, version };
  const saves: string[] = [];
  const fail: Error[] = [];
  const draft = new NotesDraft({
    pauseMs: 0,
    unsaved,
    load: async () => ({ ...kept }),
    save: async (one) => {
      saves.push(one.text);
      const failure = fail.shift();
      if (failure) throw failure;
      if (one.version !== kept.version) throw rejection('CONFLICT');
      Object.assign(kept, { text: one.text, version: one.version + 1 });
      return { version: kept.version };
    },
  });
  return { draft, kept, saves, fail };
}

test('notes are saved as they are typed, and begin with what was kept', async () => {
  const { draft, kept } = server('Before', 4);
  await until(draft.state, 'saved');
  expect(draft.text.get()).toBe('Before');
  draft.write('Before and after');
  expect(draft.state.get()).toBe('unsaved');
  await until(draft.state, 'saved');
  expect(kept).toEqual({ text: 'Before and after', version: 5 });
});

test('saves next any text that is typed while saving', async () => {
  const { draft, saves } = server();
  await until(draft.state, 'saved');
  draft.write('a');
  const saving = draft.save();
  draft.write('ab');
  await saving;
  await until(draft.state, 'saved');
  expect(saves).toEqual(['a', 'ab']);
});

test('keeps text that could not be saved, and saves it by a further try', async () => {
  const { draft, kept, fail } = server();
  await until(draft.state, 'saved');
  fail.push(new Error('offline'));
  draft.write('Kept');
  await until(draft.state, 'failed');
  expect(draft.text.get()).toBe('Kept');
  await draft.save();
  expect(kept.text).toBe('Kept');
});

test('keeps text that was written elsewhere in addition to the text that is typed here', async () => {
  const { draft, kept } = server();
  await until(draft.state, 'saved');
  Object.assign(kept, { text: 'There', version: 1 });
  draft.write('Here');
  await until(draft.state, 'saved');
  expect(kept).toEqual({ text: 'There\nHere', version: 2 });
});

test('shows the notes of the earlier agent to the present one', async () => {
  const { draft, kept } = server('', 0);
  await until(draft.state, 'saved');
  Object.assign(kept, { text: 'Needs a stamp', version: 1 });
  await draft.refresh();
  expect(draft.text.get()).toBe('Needs a stamp');
  draft.take({ text: 'Needs a stamp, paid', version: 2 });
  // A record that is behind changes nothing.
  draft.take({ text: 'Needs a stamp', version: 1 });
  expect(draft.text.get()).toBe('Needs a stamp, paid');
  expect(draft.state.get()).toBe('saved');
});

test('does not replace unsaved text by text that is read again', async () => {
  const { draft, kept } = server();
  await until(draft.state, 'saved');
  Object.assign(kept, { text: 'There', version: 1 });
  const refreshing = draft.refresh();
  draft.write('Here');
  await refreshing;
  draft.take(kept);
  expect(draft.text.get()).toBe('Here');
  await until(draft.state, 'saved');
  expect(kept.text).toBe('There\nHere');
});

test('words that a reload was faster than are saved once the page is back', async () => {
  const unsaved = makeStore('');
  const before = server('Before', 4, unsaved);
  await until(before.draft.state, 'saved');
  before.fail.push(new Error('the page is gone'));
  before.draft.write('Before and the last words');
  await until(before.draft.state, 'failed');
  const after = server('Before', 4, unsaved);
  await until(after.draft.text, 'Before and the last words');
  await until(after.draft.state, 'saved');
  expect(after.kept).toEqual({ text: 'Before and the last words', version: 5 });
  expect(unsaved.get()).toBe('');
});

test('words whose save arrived without its answer are not said twice', async () => {
  const unsaved = makeStore(JSON.stringify({ text: 'One, two, three', version: 1 }));
  const { draft, kept } = server('One, two', 2, unsaved);
  await until(draft.text, 'One, two, three');
  await until(draft.state, 'saved');
  expect(kept.text).toBe('One, two, three');
});

test('notes that are closed say so', async () => {
  const { draft, fail } = server();
  await until(draft.state, 'saved');
  fail.push(rejection('CALL_OVER'));
  draft.write('Late');
  await until(draft.state, 'closed');
});
