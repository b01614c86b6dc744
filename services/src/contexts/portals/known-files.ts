import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import { newestFirst, type KnownFile } from '#platform/stores/files';

/** The files that portals show or have among their documents. */
export async function* portalFiles(store: ReadStore): AsyncIterable<KnownFile> {
  for await (const { files } of newestFirst<PortalDocument>(store, 'portals')) {
    for (const { documentId: id, size } of files)
      yield { place: { kind: 'portal-file', id }, size };
  }
}
