import { type Document, GridFSBucket, MongoClient } from 'mongodb';

interface Live {
  readonly _id: string;
  readonly token: string;
}

interface Build {
  readonly _id: string;
  readonly stored: Readonly<Record<string, string>>;
}

interface Kept {
  readonly _id: string;
  readonly doc: Document;
}

/** Reads the databases of a journey directly, without the program. */
export class KeptInMongo {
  readonly #client: MongoClient;
  readonly #readModels: string;
  readonly #files: string;

  constructor(server: string, names: { readonly readModels: string; readonly files: string }) {
    this.#client = new MongoClient(server);
    this.#readModels = names.readModels;
    this.#files = names.files;
  }

  /** A document of a collection of a read model's live build; undefined where there is none. */
  async document(
    projection: string,
    collection: string,
    id: string,
  ): Promise<Document | undefined> {
    const db = this.#client.db(this.#readModels);
    const live = await db.collection<Live>('_live').findOne({ _id: projection });
    const build = live && (await db.collection<Build>('_builds').findOne({ _id: live.token }));
    const name = build?.stored[collection];
    if (name === undefined) return undefined;
    return (await db.collection<Kept>(name).findOne({ _id: id }))?.doc;
  }

  /** The first file of a name in GridFS. */
  async file(filename: string): Promise<Buffer> {
    const bucket = new GridFSBucket(this.#client.db(this.#files), { bucketName: 'files' });
    const pieces: Uint8Array[] = [];
    for await (const piece of bucket.openDownloadStreamByName(filename)) {
      pieces.push(piece as Uint8Array);
    }
    return Buffer.concat(pieces);
  }

  async discard(): Promise<void> {
    for (const name of [this.#readModels, this.#files]) await this.#client.db(name).dropDatabase();
    await this.#client.close();
  }
}
