import type { ReadStore } from '@foyer/projections';

import { newestFirst, type KnownFile } from '#platform/stores/files';

interface WithPicture {
  readonly _id: string;
  readonly avatarDocumentId?: string | null;
}

/** The pictures of members and of their profiles. */
export async function* pictureFiles(store: ReadStore): AsyncIterable<KnownFile> {
  for (const collection of ['members', 'profiles']) {
    for await (const { avatarDocumentId: id } of newestFirst<WithPicture>(store, collection)) {
      if (id) yield { place: { kind: 'avatar', id }, size: null };
    }
  }
}
