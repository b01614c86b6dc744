import { makeStore, type Store } from '../state/store.js';

export type ToastKind = 'info' | 'good' | 'problem';

/** An action that a toast offers. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** The topic of toasts that are dismissed together, after their content was seen elsewhere. */
export type ToastTopic = 'messages' | `meeting ${string}`;

/** Something that is said in passing. */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** How long it stays, in milliseconds. */
  readonly duration: number;
  /** The action that undoes the change; such a toast stands bottom right. */
  readonly action?: ToastAction;
  readonly about?: ToastTopic;
}

/** How long a toast stays unless it says otherwise (specification, section 9), in milliseconds. */
export const TOAST_MS = 5_000;

/** How long it can be taken back (specification, section 9), in milliseconds. */
export const UNDO_MS = 15_000;

/** Users do not read more than these at once; the oldest ones disappear. */
const TOASTS_MAX = 4;

const store = makeStore<readonly Toast[]>([]);
let last = 0;

/** The toasts that stand now, oldest first. */
export const toasts: Store<readonly Toast[]> = store;

/** Says something in passing, in words for people. The same words again do not stack. */
export function toast(text: string, kind: ToastKind = 'info', duration = TOAST_MS): void {
  add({ kind, text, duration });
}

/** Says in passing what was done, with what takes it back. */
export function undoToast(text: string, action: ToastAction, about?: ToastTopic): void {
  add({ kind: 'good', text, duration: UNDO_MS, action, ...(about && { about }) });
}

/** Shows a toast about content that is seen elsewhere; {@link dismissToastsAbout} removes it. */
export function toastAbout(about: ToastTopic, text: string): void {
  add({ kind: 'info', text, duration: TOAST_MS, about });
}

function add(said: Omit<Toast, 'id'>): void {
  last += 1;
  const { text } = said;
  const next = { ...said, id: last };
  // A save that succeeded is not still called failed.
  const isOver = (other: Toast) =>
    other.text === text || (said.kind === 'good' && other.kind === 'problem');
  store.set((present) => [...present.filter((other) => !isOver(other)), next].slice(-TOASTS_MAX));
}

/** Ends what failed on a page that its user has left. */
export function dismissProblems(): void {
  store.set((present) => present.filter(({ kind }) => kind !== 'problem'));
}

export function dismissToast(id: number): void {
  store.set((present) => present.filter((other) => other.id !== id));
}

export function dismissToastsAbout(topic: ToastTopic): void {
  if (!store.get().some(({ about }) => about === topic)) return;
  store.set((present) => present.filter(({ about }) => about !== topic));
}
