import { createHash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';

import { defineQuery, Rejected } from '#platform/cqrs';
import { Files } from '#platform/stores/files';
import { fileOf } from '../commands.js';

interface Part {
  readonly recordingId: string;
  /** SHA-256, base64url. */
  readonly hash: string;
  readonly size: number;
  /** First and last byte, both included. */
  readonly first: number;
  readonly last: number;
}

/**
 * A part of a recording as it is read. One that is read as a whole is compared with what was kept:
 * where it is something else, its last byte never comes.
 * @throws Rejected FILE_DAMAGED where it is not there or of another size, RANGE_NOT_SATISFIABLE for
 * a part beyond what is left
 */
export const ReadRecording = defineQuery({
  name: 'ReadRecording',
  needs: { files: Files },
  answer: async (
    { recordingId, hash, size, first, last }: Part,
    { needs: { files } },
  ): Promise<Readable> => {
    const found = await files.part(fileOf(recordingId), first, last);
    if (!found) throw new Rejected('FILE_DAMAGED');
    const { content } = found;
    if (found.size !== size) {
      content.destroy();
      const isBeyond = first > 0 && first >= found.size;
      throw new Rejected(isBeyond ? 'RANGE_NOT_SATISFIABLE' : 'FILE_DAMAGED');
    }
    if (first > 0 || last < size - 1) return content;
    const checked = proving(hash, size);
    // A fault of either ends the other; the answer is cut off by it.
    pipeline(content, checked, () => undefined);
    return checked;
  },
});

/** Passes content on, and the last piece of it only where all of it is what it should be. */
function proving(hash: string, size: number): Transform {
  const digest = createHash('sha256');
  let seen = 0;
  let held: Buffer | undefined;
  return new Transform({
    transform(piece: Buffer, _, done) {
      digest.update(piece);
      seen += piece.length;
      const before = held;
      held = piece;
      done(null, before);
    },
    flush(done) {
      const isWhole = seen === size && digest.digest('base64url') === hash;
      if (isWhole) done(null, held);
      else done(new Rejected('FILE_DAMAGED'));
    },
  });
}
