import type { PortalSettings, SettingChanges } from '@foyer/contracts/portals';

import type { KnownPortal } from './portal.js';

/** True if every file that a change shows exists, and has the type as which it is shown. */
export function showsKnownFiles({ files }: KnownPortal, settings: SettingChanges): boolean {
  const { appearance, content, documents } = settings;
  const isImage = (id: string | null | undefined) => !id || files.get(id) === 'image';
  return (
    isImage(appearance?.logo) &&
    isImage(appearance?.favicon) &&
    (documents?.documentIds ?? []).every((id) => files.has(id)) &&
    mediaOf(content ?? {}).every(({ documentId, mediaType }) => files.get(documentId) === mediaType)
  );
}

type Slots = {
  readonly [S in keyof PortalSettings['content']]?: PortalSettings['content'][S] | null;
};

const mediaOf = (content: Slots) =>
  Object.values(content)
    .flatMap((items) => items ?? [])
    .flatMap(({ media }) => [media.landscape, media.portrait])
    .filter((media) => media !== null);
