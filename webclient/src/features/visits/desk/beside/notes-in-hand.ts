import { session } from '#session/session.js';
import { makeStore, type Store } from '#state/store.js';
import type { NotesState } from './notes-draft.js';

/** Notes whose field was taken from the agent, such as by the end of the call. */
export interface NotesInHand {
  readonly callDetailId: string;
  /** The selection in the field, if the agent was in it. */
  readonly caret: readonly [start: number, end: number] | null;
}

const store = makeStore<NotesInHand | null>(null);
// The next person at this tab does not find the words of another.
session.state.subscribe(() => {
  if (session.token() === null) store.set(null);
});

/** The notes that an agent has not finished. */
export const notesInHand: Store<NotesInHand | null> = store;

/** True if no words of the notes wait to be saved. */
export const areSafe = (state: NotesState): boolean =>
  state === 'saved' || state === 'loading' || state === 'closed';

/** Remembers, as the field goes, if its agent is in it or words are not saved. */
export function leaveNotes(
  callDetailId: string,
  field: HTMLTextAreaElement,
  state: NotesState,
): void {
  const isFocused = document.activeElement === field;
  if (isFocused || !areSafe(state)) {
    const { selectionStart, selectionEnd } = field;
    store.set({ callDetailId, caret: isFocused ? [selectionStart, selectionEnd] : null });
  } else if (store.get()?.callDetailId === callDetailId) store.set(null);
}

/** Lets the agent type on in the field that follows, where the last one had the focus. */
export function resumeNotes(callDetailId: string, field: HTMLTextAreaElement): void {
  const left = store.get();
  if (left?.callDetailId !== callDetailId || left.caret === null) return;
  // An agent who has turned to another part of the page stays there.
  if (document.activeElement?.matches('body, main') === false) return;
  field.focus();
  field.setSelectionRange(...left.caret);
}

/** The agent is in the notes again: they stay after they are saved. */
export function takeUpNotes(callDetailId: string): void {
  store.set({ callDetailId, caret: [0, 0] });
}

/** The agent is done with the notes: they go as soon as they are saved. */
export function finishNotes(callDetailId: string): void {
  store.set({ callDetailId, caret: null });
}
