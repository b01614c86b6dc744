import type { DeskBreak } from './document.js';

/** Longer than any calendar day lasts, wherever a portal lies; no working day counts an older break. */
const FORGET_AFTER_MS = 50 * 60 * 60 * 1000;

/** Begins a break, unless one lasts already; forgets those that no working day can count any more. */
export function beginBreak(breaks: readonly DeskBreak[], at: string): readonly DeskBreak[] {
  if (breaks.at(-1)?.to === null) return breaks;
  const oldest = Date.parse(at) - FORGET_AFTER_MS;
  const recent = breaks.filter(({ to }) => to === null || Date.parse(to) >= oldest);
  return [...recent, { from: at, to: null }];
}

/** Ends the break that lasts, where one does. */
export function endBreak(breaks: readonly DeskBreak[], at: string): readonly DeskBreak[] {
  const last = breaks.at(-1);
  return last?.to === null ? breaks.with(-1, { from: last.from, to: at }) : breaks;
}
