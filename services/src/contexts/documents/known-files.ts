import type { ReadStore } from '@foyer/projections';
import type { UploadedDocument } from '@foyer/projections/documents';

import { newestFirst, type KnownFile } from '#platform/stores/files';

/** The files of documents that were not deleted. */
export async function* documentFiles(store: ReadStore): AsyncIterable<KnownFile> {
  for await (const one of newestFirst<UploadedDocument>(store, 'documents')) {
    const kind = one.place.kind === 'session' ? 'session-document' : 'call-document';
    if (!one.isDelete) yield { place: { kind, id: one._id }, size: one.size, hash: one.hash };
  }
}
