import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import {
  type Collection,
  type GridFSBucket,
  type GridFSBucketWriteStream,
  type GridFSFile,
  MongoError,
  MongoGridFSChunkError,
  type ObjectId,
} from 'mongodb';

import { SharedDatabase } from '../../mongo/shared-database.js';
import { fileId } from '../file-id.js';
import { FilesFault } from '../files-fault.js';
import { Files, type FilePart, type FilePlace } from '../files.js';

/** The prefix of the collections' names. */
const BUCKET = 'files';

/** The address of a database, and how long to wait for it. */
export interface GridFilesOptions {
  /**
   * As the official driver takes it; the path names the database, `foyer-files` where there is
   * none.
   */
  readonly url: string;
  /** Milliseconds until a server that cannot be reached counts as a fault. */
  readonly timeoutMs?: number;
}

/** One time that a file was put. It is there once all its pieces are. */
interface Revision extends GridFSFile {
  readonly metadata: { readonly revision: number; readonly isRemoved?: true };
}

/**
 * Files in MongoDB's GridFS, by the official driver. The newest revision of a file is the file; its
 * number decides this, because clocks of several machines are unreliable. It connects at its first
 * use.
 */
export class GridFiles extends Files {
  readonly #database: SharedDatabase;
  readonly #bucket: GridFSBucket;
  readonly #revisions: Collection<Revision>;

  constructor({ url, timeoutMs = 5000 }: GridFilesOptions) {
    super();
    this.#database = new SharedDatabase({
      url,
      timeoutMs,
      name: 'foyer-files',
      fault: (cause) => new FilesFault(cause),
    });
    this.#bucket = this.#database.bucket(BUCKET);
    this.#revisions = this.#database.collection(`${BUCKET}.files`);
  }

  /** Sees whether the server answers, and lets us in. @throws FilesFault when it does not. */
  async ping(): Promise<void> {
    await this.#database.ping();
  }

  put(place: FilePlace, content: Uint8Array): Promise<void> {
    return this.#put(place, (upload) => {
      upload.end(content);
      return finished(upload);
    });
  }

  putStream(place: FilePlace, content: Readable): Promise<void> {
    return this.#put(place, async (upload) => {
      // Written one after the other: a piece under way while the upload is given up would arrive
      // after it was cleared away.
      for await (const piece of content) await written(upload, piece as Uint8Array);
      upload.end();
      await finished(upload);
    });
  }

  async part(place: FilePlace, first: number, last: number): Promise<FilePart | undefined> {
    const filename = nameOf(place);
    return this.#database.answered(async () => {
      const revision = await this.#current(filename);
      if (!revision) return undefined;
      // The driver leaves out the end, HTTP counts it.
      const range = { start: first, end: last + 1 };
      return {
        content: this.#bucket.openDownloadStream(revision._id, range),
        size: revision.length,
      };
    });
  }

  async #put(
    place: FilePlace,
    write: (upload: GridFSBucketWriteStream) => Promise<void>,
  ): Promise<void> {
    const filename = nameOf(place);
    await this.#database.answered(async () => {
      const [newest] = await this.#revisionsOf(filename);
      const revision = (newest?.metadata.revision ?? 0) + 1;
      const upload = this.#bucket.openUploadStream(filename, { metadata: { revision } });
      // The writer receives the error too; without a listener it would end the process.
      upload.on('error', () => undefined);
      await write(upload).catch(async (error: unknown) => {
        await upload.abort().catch(() => undefined);
        throw error;
      });
      const [, ...older] = await this.#revisionsOf(filename);
      await this.#discard(older);
    });
  }

  async get(place: FilePlace): Promise<Uint8Array | undefined> {
    const filename = nameOf(place);
    return this.#database.answered(async () => {
      let missed: ObjectId | undefined;
      for (;;) {
        const revision = await this.#current(filename);
        if (revision === undefined) return undefined;
        const content = await this.#read(revision);
        if (content?.length === revision.length) return content;
        // A replacement or removal of a file takes away its pieces while others read them.
        if (missed?.equals(revision._id)) throw new FilesFault('a file has lost pieces');
        missed = revision._id;
      }
    });
  }

  async remove(place: FilePlace): Promise<boolean> {
    const filename = nameOf(place);
    return this.#database.answered(async () => {
      const wasThere = (await this.#current(filename)) !== undefined;
      // First no one finds it any more; a removal that is cut off after that is finished by the
      // next one.
      await this.#revisions.updateMany({ filename }, { $set: { 'metadata.isRemoved': true } });
      await this.#discard(await this.#revisionsOf(filename));
      return wasThere;
    });
  }

  async close(): Promise<void> {
    await this.#database.close();
  }

  async #current(filename: string): Promise<Revision | undefined> {
    const all = await this.#revisionsOf(filename);
    return all.find(({ metadata }) => metadata.isRemoved !== true);
  }

  /** The newest first; of two put at the same time, one of them, but the same for every reader. */
  async #revisionsOf(filename: string): Promise<readonly Revision[]> {
    const order = { 'metadata.revision': -1, _id: -1 } as const;
    return this.#revisions.find({ filename }).sort(order).toArray();
  }

  /** Undefined where pieces are missing. */
  async #read({ _id }: Revision): Promise<Uint8Array | undefined> {
    const pieces: Uint8Array[] = [];
    try {
      for await (const piece of this.#bucket.openDownloadStream(_id)) {
        pieces.push(piece as Uint8Array);
      }
      return Buffer.concat(pieces);
    } catch (error) {
      if (error instanceof MongoGridFSChunkError || isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Pieces first: as long as there is a revision, it can be discarded again. */
  async #discard(revisions: readonly Revision[]): Promise<void> {
    const ids = revisions.map(({ _id }) => _id);
    if (ids.length === 0) return;
    await this.#database.collection(`${BUCKET}.chunks`).deleteMany({ files_id: { $in: ids } });
    await this.#revisions.deleteMany({ _id: { $in: ids } });
  }
}

/** Resolves once the pieces that a part fills are in the database. */
function written(upload: GridFSBucketWriteStream, part: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    upload.write(part, (error) => (error ? reject(error) : resolve()));
  });
}

function nameOf(place: FilePlace): string {
  return `${place.kind}/${fileId(place)}`;
}

function isMissing(error: unknown): boolean {
  return error instanceof MongoError && error.code === 'ENOENT';
}
