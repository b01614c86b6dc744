import { BSON } from 'mongodb';
import type { ReadDocument } from '../document.js';
import { scalarAt } from '../indexed-values.js';
import { fieldsOf } from '../path.js';
import type { CollectionDeclaration, DocumentPut } from '../projection-store.js';
import { stableJson } from '../stable-json.js';
import { UnwritableDocument } from '../errors.js';
import { type KeptDocument, singlePaths } from './mongo-names.js';

/** MongoDB takes 16 MiB; the rest is left for what it adds. */
const MOST_BYTES = 16 * 1024 * 1024 - 16 * 1024;

/**
 * Returns the stored form of a document, once it has proved to match its declared indexes.
 * @throws UnwritableDocument
 */
export function keptDocument(
  { doc, position }: DocumentPut,
  declared: CollectionDeclaration,
): KeptDocument {
  for (const path of singlePaths(declared)) scalarAt(doc, { path, fields: fieldsOf(path) });
  const kept = { _id: doc._id, position, doc: JSON.parse(stableJson(doc)) as ReadDocument };
  if (bytesOf(kept) > MOST_BYTES) {
    throw new UnwritableDocument(`${doc._id} is larger than MongoDB can keep`);
  }
  return kept;
}

function bytesOf(kept: KeptDocument): number {
  try {
    return BSON.serialize(kept).byteLength;
  } catch (fault: unknown) {
    if (fault instanceof BSON.BSONError) throw new UnwritableDocument(fault.message);
    throw fault;
  }
}
