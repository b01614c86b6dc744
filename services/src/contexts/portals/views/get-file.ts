import type { PortalFile } from '@foyer/contracts/portals';
import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import { defineQuery, need, Rejected } from '#platform/cqrs';
import { Files } from '#platform/stores/files';
import { READ_STORE } from '#platform/tokens';

/** A file of a portal, or the errors PORTAL_FILE_NOT_FOUND and FILE_DAMAGED. */
export const GetPortalFile = defineQuery({
  name: 'GetPortalFile',
  needs: { store: need<ReadStore>(READ_STORE), files: Files },
  answer: async (
    {
      portalId,
      documentId,
      onlyShown,
    }: {
      readonly portalId: string;
      readonly documentId: string;
      /** True if the file must be one that visitors are shown. */
      readonly onlyShown: boolean;
    },
    { needs: { store, files } },
  ): Promise<{
    readonly file: PortalFile;
    readonly content: Uint8Array;
    /** The sites that may show the portal, and what it shows. */
    readonly sites: readonly string[];
  }> => {
    const portal = await store.collection<PortalDocument>('portals').findOne({ _id: portalId });
    if (!portal) throw new Rejected('PORTAL_NOT_FOUND');
    const file = portal.files.find((each) => each.documentId === documentId);
    const content =
      file && (!onlyShown || shownBy(portal).has(documentId))
        ? await files.get({ kind: 'portal-file', id: documentId })
        : undefined;
    if (!file || !content) throw new Rejected('PORTAL_FILE_NOT_FOUND');
    // The event keeps no hash of it; a write that a fault cut short is seen by this.
    if (content.length !== file.size) throw new Rejected('FILE_DAMAGED');
    return { file, content, sites: portal.embedding.origins };
  },
});

/** Returns those files of a portal that visitors see. */
function shownBy({ appearance, queueContent }: PortalDocument): ReadonlySet<string> {
  const media = Object.values(queueContent)
    .flatMap((items) => items ?? [])
    .flatMap((item) => [item.media.landscape, item.media.portrait]);
  const ids = [...media.map((each) => each?.documentId), appearance.logo, appearance.favicon];
  return new Set(ids.filter((id) => id !== undefined));
}
