import type { PortalSettings, SettingChanges } from '@foyer/contracts/portals';

import type { KnownPortal } from './portal.js';

/** Whether everything that a change shows is there, and is what it is shown as. */
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
