import { UnwritableDocument } from './errors.js';

const surrogate = /[\uD800-\uDFFF]/;

/**
 * JSON text with the keys of every object in order, so that equal documents are equal byte for
 * byte.
 * @throws UnwritableDocument for what JSON cannot carry without loss: a rebuild could not give it
 * back.
 */
export function stableJson(value: unknown): string {
  return JSON.stringify(ordered(value));
}

function ordered(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object')
    throw new UnwritableDocument(`A document cannot hold ${typeof value}`);
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) {
    if (key === '__proto__')
      throw new UnwritableDocument('A document cannot have a field __proto__');
    const field = (value as Record<string, unknown>)[key];
    if (field !== undefined) result[key] = ordered(field);
  }
  return result;
}

/** Half a character is none in UTF-8, and no store but one that keeps JSON could give it back. */
function wellFormed(text: string): string {
  return surrogate.test(text) ? Buffer.from(text).toString() : text;
}
