import type { ReadStore } from '@foyer/projections';
import type { DeviceDocument } from '@foyer/projections/devices';

import { defineQuery, need, Rejected } from '#platform/cqrs';
import { Files } from '#platform/stores/files';
import { READ_STORE } from '#platform/tokens';

/** The picture that a device took last, or the error DEVICE_PICTURE_NOT_FOUND. */
export const GetDevicePicture = defineQuery({
  name: 'GetDevicePicture',
  needs: { store: need<ReadStore>(READ_STORE), files: Files },
  answer: async (
    { deviceId, pictureId }: { readonly deviceId: string; readonly pictureId: string },
    { needs: { store, files } },
  ): Promise<Uint8Array> => {
    const device = await store.collection<DeviceDocument>('devices').findOne({ _id: deviceId });
    const content =
      device?.pictureId === pictureId
        ? await files.get({ kind: 'device-picture', id: pictureId })
        : undefined;
    if (!content) throw new Rejected('DEVICE_PICTURE_NOT_FOUND');
    return content;
  },
});
