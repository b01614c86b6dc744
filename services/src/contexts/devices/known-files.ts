import type { ReadStore } from '@foyer/projections';
import type { DeviceDocument } from '@foyer/projections/devices';

import { newestFirst, type KnownFile } from '#platform/stores/files';

/** The pictures of devices, and those that they took last. */
export async function* deviceFiles(store: ReadStore): AsyncIterable<KnownFile> {
  for await (const one of newestFirst<DeviceDocument>(store, 'devices')) {
    const { avatarDocumentId, pictureId } = one;
    if (avatarDocumentId) yield { place: { kind: 'avatar', id: avatarDocumentId }, size: null };
    if (pictureId) yield { place: { kind: 'device-picture', id: pictureId }, size: null };
  }
}
