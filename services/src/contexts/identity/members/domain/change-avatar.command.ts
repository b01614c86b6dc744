import { accepted } from '@foyer/contracts/decision';

import { NewId } from '#platform/clock';
import { defineCommand, Rejected, stepOf, stream } from '#platform/cqrs';
import { Files, readPicture } from '#platform/stores/files';
import { changeAvatar } from './avatars.js';
import { Member } from '../streams.js';
import { authorOf } from './author-of.service.js';

export interface NewAvatar {
  readonly memberId: string;
  /** The additional profile whose picture it is; null for the member's own. */
  readonly profileId: string | null;
  readonly file: Uint8Array;
}

const fileOf = (id: string) => ({ kind: 'avatar', id }) as const;

/** Give a member, or an additional profile, another picture; the one before is removed. */
export const ChangeAvatar = defineCommand({
  name: 'ChangeAvatar',
  needs: { files: Files, newId: NewId },
  handle: async (
    { memberId, profileId, file }: NewAvatar,
    { context, needs: { files, newId }, run },
  ) => {
    const author = authorOf(context.actor);
    const { content, hash, size } = await readPicture(file, 'avatar');
    const fileId = newId.next();
    const picture = { fileId, hash, size };
    await files.put(fileOf(fileId), content);
    const outcome = await run({
      // Each upload is a file of its own, also one that is a repeat.
      context: stepOf(context, fileId),
      stream: stream(Member, memberId),
      decide: (member) => {
        const decision = changeAvatar(member, { profileId, picture, author });
        if (decision.type === 'rejected') return decision;
        return accepted(decision.events, { fileId, replaced: decision.result });
      },
    }).catch(async (error: unknown) => {
      // After any other fault the event may be written all the same.
      if (error instanceof Rejected) await files.remove(fileOf(fileId));
      throw error;
    });
    if (outcome.result.replaced !== null) await files.remove(fileOf(outcome.result.replaced));
    return outcome;
  },
});
