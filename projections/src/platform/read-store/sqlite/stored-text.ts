import { isUtf8 } from 'node:buffer';
import type { ReadDocument } from '../document.js';
import { StoreFault } from '../store-fault.js';

/** What the disk gives back is not what was written. */
export class DamagedRow extends Error {
  constructor() {
    super('a row is damaged');
    this.name = 'DamagedRow';
  }
}

/** What anyone who asks for a damaged row is told. */
export function damageOf(projection: string, cause: DamagedRow): StoreFault {
  return new StoreFault(new Error(`${projection} is damaged`, { cause }));
}

/** Selects a text as bytes: the binding ends the whole process on a text that is no UTF-8. */
export const bytesOf = (column: string): string => `CAST(${column} AS BLOB)`;

/** @throws DamagedRow for bytes that are no text. */
export function textOf(bytes: unknown): string {
  if (!(bytes instanceof Buffer) || !isUtf8(bytes)) throw new DamagedRow();
  return bytes.toString();
}

/** @throws DamagedRow for bytes that are no document. */
export function documentOf(bytes: unknown): ReadDocument {
  const document = parsed(textOf(bytes));
  if (typeof (document as Partial<ReadDocument> | null)?._id !== 'string') throw new DamagedRow();
  return document as ReadDocument;
}

/** @throws DamagedRow for a text that is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What the parser says repeats a part of the document.
    throw new DamagedRow();
  }
}
