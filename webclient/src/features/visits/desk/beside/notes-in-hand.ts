import { session } from '#session/session.js';
import { makeStore, type Store } from '#state/store.js';
import type { NotesState } from './notes-draft.js';

/** Notes whose field was taken from the agent, such as by the end of the call. */
export interface NotesInHand {
  readonly callDetailId: string;
  /** The selection in the field, if the agent was in it. */
  readonly caret: readonly [start: number, end: number] | null;
  /** True if the agent took more time for the call, and the notes stay for that. */
  readonly isKept: boolean;
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

const isKeptNow = (callDetailId: string): boolean => {
  const left = store.get();
  return left?.callDetailId === callDetailId && left.isKept;
};

/** Remembers, as the field goes, if its agent is in it or words are not saved. */
export function leaveNotes(
  callDetailId: string,
  field: HTMLTextAreaElement,
  state: NotesState,
): void {
  const isFocused = document.activeElement === field;
  const isKept = isKeptNow(callDetailId);
  if (isFocused || isKept || !areSafe(state)) {
    const { selectionStart, selectionEnd } = field;
    store.set({ callDetailId, isKept, caret: isFocused ? [selectionStart, selectionEnd] : null });
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
  store.set({ callDetailId, caret: [0, 0], isKept: isKeptNow(callDetailId) });
}

/** The agent takes more time for a call: its notes stay in sight, also once they are saved. */
export function keepNotes(callDetailId: string): void {
  store.set({ callDetailId, caret: null, isKept: true });
}

/** The agent is ready again: notes that were only kept in sight go. */
export function releaseNotes(): void {
  store.set((left) => (left?.isKept ? { ...left, isKept: false } : left));
}

/** The agent is done with the notes: they go as soon as they are saved. */
export function finishNotes(callDetailId: string): void {
  store.set({ callDetailId, caret: null, isKept: false });
}
