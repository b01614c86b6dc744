/** Something in a text that can be true or false word for word. */
export interface Fact {
  readonly kind: 'number' | 'date' | 'time' | 'iban' | 'phone' | 'address' | 'currency' | 'name';
  /** Its possible meanings, in one form each, such as `1234.5`: two facts agree that share one. */
  readonly readings: readonly string[];
  /** True if it supports others, and needs no support of its own. */
  readonly isWeak?: boolean;
}

/** A text of which the facts that were found so far are blanked out. */
export interface Reading {
  readonly rest: string;
  readonly facts: readonly Fact[];
}

/** Finds facts by a pattern and blanks them out; what is not one after all stays. */
export function take(
  { rest, facts }: Reading,
  pattern: RegExp,
  read: (match: RegExpMatchArray) => Fact | readonly Fact[] | undefined,
): Reading {
  const found: Fact[] = [];
  const left = rest.replace(pattern, (...parts) => {
    const groups = parts.filter((part) => typeof part !== 'number' && typeof part !== 'object');
    const match = groups.slice(0, -1) as unknown as RegExpMatchArray;
    const read_ = read(match);
    if (read_ === undefined) return match[0];
    found.push(...[read_].flat());
    return ' '.repeat(match[0].length);
  });
  return { rest: left, facts: [...facts, ...found] };
}
