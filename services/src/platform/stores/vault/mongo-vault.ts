import { Binary, type Collection } from 'mongodb';

import { SharedDatabase } from '../mongo/shared-database.js';
import { VaultFault } from './errors.js';
import { Vault, type KeptSecret } from './vault.js';

/** A secret as it is kept. Kinds hold no slash, so that two secrets never share an id. */
interface Kept {
  readonly _id: string;
  readonly secret: Binary;
}

/**
 * The vault in a MongoDB, for processes on several machines. It takes a secret out of the database;
 * what the server leaves of it on its disk, in its journal and in backups is the operator's matter.
 *
 * Every method throws a VaultFault when the server does not answer. The act may have been done
 * then.
 */
export class MongoVault extends Vault {
  readonly #database: SharedDatabase;
  readonly #secrets: Collection<Kept>;

  constructor(options: { readonly url: string; readonly timeoutMs?: number }) {
    super();
    this.#database = new SharedDatabase({ ...options, fault: (cause) => new VaultFault(cause) });
    this.#secrets = this.#database.collection<Kept>('secrets');
  }

  /** Sees whether the server answers, and lets us in. @throws VaultFault when it does not. */
  async ping(): Promise<void> {
    await this.#database.ping();
  }

  async get(kind: string, id: string): Promise<Buffer | undefined> {
    const _id = idOf(kind, id);
    const kept = await this.#database.answered(() => this.#secrets.findOne({ _id }));
    return kept === null ? undefined : Buffer.from(kept.secret.value());
  }

  async put(kind: string, id: string, secret: Uint8Array): Promise<void> {
    const _id = idOf(kind, id);
    const kept = { secret: new Binary(secret) };
    // If another process put the first secret meanwhile, the second try finds one to replace.
    const replace = () => this.#secrets.replaceOne({ _id }, kept, { upsert: true });
    while (!(await this.#database.isWritten(replace)));
  }

  async putIfAbsent(kind: string, id: string, secret: Uint8Array): Promise<Buffer> {
    const kept = { _id: idOf(kind, id), secret: new Binary(secret) };
    for (;;) {
      if (await this.#database.isWritten(() => this.#secrets.insertOne(kept))) {
        return Buffer.from(secret);
      }
      // One that is there but that a majority does not have yet may still be lost, and must not be
      // used.
      const there = await this.get(kind, id);
      if (there !== undefined) return there;
    }
  }

  async remove(kind: string, id: string): Promise<boolean> {
    const _id = idOf(kind, id);
    const { deletedCount } = await this.#database.answered(() => this.#secrets.deleteOne({ _id }));
    return deletedCount > 0;
  }

  async *all(): AsyncIterable<KeptSecret> {
    const cursor = this.#secrets.find({}).sort({ _id: 1 });
    try {
      for (;;) {
        const kept = await this.#database.answered(() => cursor.next());
        if (kept === null) return;
        const slash = kept._id.indexOf('/');
        const [kind, id] = [kept._id.slice(0, slash), kept._id.slice(slash + 1)];
        yield { kind, id, secret: Buffer.from(kept.secret.value()) };
      }
    } finally {
      await cursor.close();
    }
  }

  async close(): Promise<void> {
    await this.#database.close();
  }
}

function idOf(kind: string, id: string): string {
  return `${kind}/${id}`;
}
