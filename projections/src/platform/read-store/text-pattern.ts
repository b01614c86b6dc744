import type { Operators } from './operators.js';
import { trusted, type Trusted } from './trusted.js';

const special = /[\\^$.*+?()[\]{}|/]/g;
const literalPattern = /^\^?(?:[^\\^$.*+?()[\]{}|/\0]|\\[\\^$.*+?()[\]{}|/]|\\x00)*$/;

/** MongoDB takes no pattern that holds a NUL itself. */
function escape(text: string): string {
  return text.replace(special, '\\$&').replaceAll('\0', '\\x00');
}

/** Matches texts that hold this one somewhere, upper or lower case. The text is taken literally. */
export function contains(text: string): Trusted<Operators<string>> {
  return trusted<string>({ $regex: escape(text), $options: 'i' });
}

/** Matches texts that begin with this one, upper or lower case. The text is taken literally. */
export function startsWith(text: string): Trusted<Operators<string>> {
  return trusted<string>({ $regex: `^${escape(text)}`, $options: 'i' });
}

/**
 * True if a pattern is literal text, perhaps anchored at its start: such a pattern can neither
 * stall nor surprise.
 */
export function isLiteralPattern(pattern: string): boolean {
  return literalPattern.test(pattern);
}

/**
 * Returns the text that a pattern of {@link contains} or {@link startsWith} searches for; true for
 * `isStart` if only at the start.
 */
export function textOfPattern(pattern: string): {
  readonly text: string;
  readonly isStart: boolean;
} {
  const isStart = pattern.startsWith('^');
  const escaped = isStart ? pattern.slice(1) : pattern;
  const text = escaped.replace(/\\(x00|.)/g, (_, one: string) => (one === 'x00' ? '\0' : one));
  return { text, isStart };
}
