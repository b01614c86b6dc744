import { Buffer } from 'node:buffer';
import type { Scalar } from '../document.js';

/** A value that may be bound to a statement. Never a boolean: SQLite has none. */
export type Bound = string | number | null | Buffer;

const no = Buffer.from([0]);
const yes = Buffer.from([1]);

/**
 * Booleans become blobs, which SQLite sorts after numbers and texts, just where MongoDB sorts
 * booleans.
 */
export function bound(value: Scalar): Bound {
  return typeof value === 'boolean' ? (value ? yes : no) : value;
}
