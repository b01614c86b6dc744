const TYPES =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable=true]';

/** The keys by which a user leaves a field. */
const LEAVES = new Set(['Tab', 'Escape']);

/** After Enter has sent a field, keys that were typed on are still meant for it, in milliseconds. */
export const TYPES_ON_MS = 1_000;

/** True if the user types in the element. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPES) !== null;

/** True from the moment a field has the focus until its user leaves it by a press or a key. */
let isInField = false;
let sentAt = -Infinity;

function followFocus({ target }: Event): void {
  if (isTyping(target)) isInField = true;
}

function followPress({ target }: Event): void {
  isInField = isTyping(target);
  sentAt = -Infinity;
}

function followKey({ key, target, ctrlKey, metaKey }: KeyboardEvent): void {
  // The browser moves the focus to another field only after this.
  if (LEAVES.has(key)) {
    isInField = false;
    sentAt = -Infinity;
  } else if (isTyping(target)) {
    const isNewLine = target instanceof HTMLTextAreaElement && !ctrlKey && !metaKey;
    const isSent = key === 'Enter' && !isNewLine;
    if (isSent) sentAt = performance.now();
    isInField = !isSent;
  }
}

globalThis.addEventListener('focusin', followFocus, true);
globalThis.addEventListener('pointerdown', followPress, true);
globalThis.addEventListener('keydown', followKey, true);

/** True if the user types, also if the page has just taken their field away. */
export const isWriting = (): boolean => isTyping(document.activeElement) || isInField;

/**
 * True if a key may be meant for a field: the user types in it, has just sent it, or the page took
 * it or its focus away while they typed. Their hands and eyes have not followed it.
 */
export const mayBeTyped = ({ target }: KeyboardEvent): boolean =>
  isTyping(target) || isInField || performance.now() - sentAt < TYPES_ON_MS;
