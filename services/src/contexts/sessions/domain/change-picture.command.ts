import { accepted } from '@foyer/contracts/decision';

import { NewId } from '#platform/clock';
import { defineCommand, Rejected, stepOf, stream } from '#platform/cqrs';
import { Files, readPicture } from '#platform/stores/files';
import { changePicture } from './change-picture.js';
import { authorOf } from './author-of.service.js';
import { Session } from '../streams.js';

/** Give a session another picture; the one before is removed. */
export const ChangeSessionPicture = defineCommand({
  name: 'ChangeSessionPicture',
  needs: { files: Files, newId: NewId },
  handle: async (
    { sessionId, file }: { readonly sessionId: string; readonly file: Uint8Array },
    { context, needs: { files, newId }, run },
  ) => {
    const { content, hash, size } = await readPicture(file, 'avatar');
    const fileId = newId.next();
    await files.put({ kind: 'avatar', id: fileId }, content);
    const outcome = await run({
      // Each upload is a file of its own, also one that is a repeat.
      context: stepOf(context, fileId),
      streams: { session: stream(Session, sessionId) },
      decide: ({ session }) => {
        const picture = { fileId, hash, size };
        const decision = changePicture(session, { picture, author: authorOf(context.actor) });
        if (decision.type === 'rejected') return decision;
        return accepted({ session: decision.events }, decision.result);
      },
    }).catch(async (error: unknown) => {
      // After any other fault the event may be written all the same.
      if (error instanceof Rejected) await files.remove({ kind: 'avatar', id: fileId });
      throw error;
    });
    if (outcome.result !== null) await files.remove({ kind: 'avatar', id: outcome.result });
    return outcome;
  },
});
