import type { TextField } from './typed-field.js';

const segmenter = new Intl.Segmenter();

/** Puts a text in the place of a part, as typing does, and tells the page. */
function replace(field: TextField, [from, to]: readonly [number, number], text: string): void {
  field.setRangeText(text, from, to, 'end');
  const inputType = text === '' ? 'deleteContentBackward' : 'insertText';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: text || null }));
  if (field.selectionEnd !== field.value.length) return;
  // The browser follows the caret for its own keyboard only.
  field.scrollLeft = field.scrollWidth;
  field.scrollTop = field.scrollHeight;
}

const marked = ({ selectionStart, selectionEnd, value }: TextField) =>
  [selectionStart ?? value.length, selectionEnd ?? value.length] as const;

/** Writes at the caret, in the place of what is marked, and never more than the field takes. */
export function insert(field: TextField, text: string): void {
  const [from, to] = marked(field);
  const { maxLength, value } = field;
  const length = value.length - (to - from) + text.length;
  if (maxLength < 0 || length <= maxLength) replace(field, [from, to], text);
}

/** Deletes what is marked, else the character before the caret, whole where it has several codes. */
export function erase(field: TextField): void {
  const [from, to] = marked(field);
  if (from !== to) {
    replace(field, [from, to], '');
    return;
  }
  const last = [...segmenter.segment(field.value.slice(0, from))].at(-1);
  if (last) replace(field, [last.index, from], '');
}
