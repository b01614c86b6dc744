import { isUtf8 } from 'node:buffer';
import { DamagedDocument } from '../errors.js';
import type { ReadDocument } from '../document.js';

/** Selects a text as bytes: the binding mends a text that is no UTF-8 without a word. */
export const bytesOf = (column: string): string => `CAST(${column} AS BLOB)`;

/** @throws DamagedDocument for bytes that are no text. */
export function textOf(bytes: unknown): string {
  if (!(bytes instanceof Buffer) || !isUtf8(bytes)) throw new DamagedDocument();
  return bytes.toString();
}

/** @throws DamagedDocument for bytes that are no document. */
export function documentOf(bytes: unknown): ReadDocument {
  const document = parsed(textOf(bytes));
  if (!isDocument(document)) throw new DamagedDocument();
  return document;
}

export const isDocument = (value: unknown): value is ReadDocument =>
  typeof (value as Partial<ReadDocument> | null)?._id === 'string';

/** @throws DamagedDocument for a text that is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message repeats a part of the document.
    throw new DamagedDocument();
  }
}
