import type { Collection } from 'mongodb';
import { DamagedDocument } from '../errors.js';
import type { ReadDocument, StoredDocument } from '../document.js';
import type { AnyFilter } from '../filter.js';
import type { CollectionDeclaration } from '../projection-store.js';
import { type AnyFindOptions, page, project, sortDocuments } from '../run-query.js';
import { stableJson } from '../stable-json.js';
import { keptFilter } from './kept-filter.js';
import { type KeptDocument, keptPath, keptSort } from './mongo-names.js';

/** One collection of one build. */
export interface MongoCollection {
  readonly kept: Collection<KeptDocument>;
  readonly declared: CollectionDeclaration;
}

/** Answers a query; what the server may order in its own way is sorted here. */
export async function findKept(
  { kept, declared }: MongoCollection,
  filter: AnyFilter,
  options: AnyFindOptions,
): Promise<readonly ReadDocument[]> {
  const { sort, skip = 0, limit, projection } = options;
  const wanted = kept.find(keptFilter(filter));
  const order = keptSort(declared, sort);
  if (order === undefined) {
    const found = (await wanted.toArray()).map(documentOf);
    return page(sortDocuments(found, sort), options).map((doc) => project(doc, projection));
  }
  const cut = wanted.sort(Object.fromEntries(order)).skip(skip);
  const limited = limit === undefined ? cut : cut.limit(limit);
  const shaped = projection === undefined ? limited : limited.project(keptFields(projection));
  return (await shaped.toArray()).map((one) =>
    project(documentOf(one as KeptDocument), projection),
  );
}

export async function countKept({ kept }: MongoCollection, filter: AnyFilter): Promise<number> {
  return kept.countDocuments(keptFilter(filter));
}

/** Matching documents with the positions that wrote them, by ascending `_id`. */
export async function searchKept(
  { kept }: MongoCollection,
  filter: AnyFilter,
): Promise<readonly StoredDocument[]> {
  const found = await kept.find(keptFilter(filter)).sort({ _id: 1 }).toArray();
  return found.map(storedOf);
}

/** The largest number of documents that are fetched one by one. */
const FEW = 8;

/**
 * Documents by their ids. Usually one or a few ids are given. Each document is fetched separately,
 * all at once. FerretDB finds one id at once, but reads the whole collection for a list of them.
 */
export async function loadKept(
  { kept }: MongoCollection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredDocument>> {
  const found =
    ids.length > FEW
      ? await kept.find({ _id: { $in: [...ids] } }).toArray()
      : (await Promise.all(ids.map((_id) => kept.findOne({ _id })))).filter((one) => one !== null);
  return new Map(found.map((one) => [one._id, storedOf(one)]));
}

/** Texts in order of `_id`, with the keys of each document in order. */
export async function* exportKept({ kept }: MongoCollection): AsyncIterable<string> {
  for await (const one of kept.find({}).sort({ _id: 1 })) yield stableJson(documentOf(one));
}

/** @throws DamagedDocument for what was not written like that. */
function documentOf({ _id, doc }: KeptDocument): ReadDocument {
  if ((doc as ReadDocument | null | undefined)?._id !== _id) throw new DamagedDocument();
  return doc;
}

function storedOf(kept: KeptDocument): StoredDocument {
  const { position } = kept;
  if (typeof position !== 'string') throw new DamagedDocument();
  return { doc: documentOf(kept), position };
}

function keptFields(projection: Readonly<Record<string, 1>>): Record<string, 1> {
  const fields = ['_id', ...Object.keys(projection)].map((field) => [`doc.${field}`, 1] as const);
  return { [keptPath('_id')]: 1, ...Object.fromEntries(fields) };
}
