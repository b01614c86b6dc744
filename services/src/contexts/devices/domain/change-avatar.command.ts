import { accepted } from '@foyer/contracts/decision';

import { NewId } from '#platform/clock';
import { defineCommand, Rejected, stepOf } from '#platform/cqrs';
import { Files, readPicture } from '#platform/stores/files';
import { changeAvatar } from './switch-device.js';
import { deviceOf, type OfDevice } from '../streams.js';

const fileOf = (id: string) => ({ kind: 'avatar', id }) as const;

/** Gives a device another picture, or takes it away; the one before is removed. */
export const ChangeDeviceAvatar = defineCommand({
  name: 'ChangeDeviceAvatar',
  needs: { files: Files, newId: NewId },
  handle: async (
    data: OfDevice & { readonly file: Uint8Array | null },
    { context, needs: { files, newId }, run },
  ) => {
    const fileId = newId.next();
    const read = data.file && (await readPicture(data.file, 'avatar'));
    if (read) await files.put(fileOf(fileId), read.content);
    const picture = read && { fileId, hash: read.hash, size: read.size };
    const outcome = await run({
      // Each upload is a file of its own, also one that is a repeat.
      context: stepOf(context, fileId),
      streams: { device: deviceOf(data) },
      decide: ({ device }) => {
        const decision = changeAvatar(device, picture);
        return decision.type === 'rejected'
          ? decision
          : accepted({ device: decision.events }, decision.result);
      },
    }).catch(async (error: unknown) => {
      // After any other fault the event may be written all the same.
      if (error instanceof Rejected) await files.remove(fileOf(fileId));
      throw error;
    });
    if (outcome.result !== null) await files.remove(fileOf(outcome.result));
    return outcome;
  },
});
