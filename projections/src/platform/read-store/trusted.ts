import type { Scalar } from './document.js';
import type { Operators } from './operators.js';

declare const trustedMark: unique symbol;

/** Operators that the program wrote. A value from a request can never have this mark. */
export type Trusted<O> = O & { readonly [trustedMark]: true };

const made = new WeakSet();

/**
 * Marks operators as written by the program: `{ status: trusted({ $ne: 'closed' }) }`.
 *
 * The read store refuses every other object in a filter. So `{"$ne": null}` sent in the place of a
 * text never becomes a comparison, even if earlier checks let it through.
 */
export function trusted<const V extends Scalar>(operators: Operators<V>): Trusted<Operators<V>> {
  made.add(operators);
  return operators as Trusted<Operators<V>>;
}

/** True if `trusted` made this very object; a copy of it does not count. */
export function isTrusted(value: object): boolean {
  return made.has(value);
}
