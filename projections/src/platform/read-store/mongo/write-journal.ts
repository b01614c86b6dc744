import { Binary, type Collection } from 'mongodb';
import { LostDatabase } from './lost-database.js';
import type { KeptDocument } from './mongo-names.js';

/**
 * The writes of one batch with everything decided: any process that reads them can carry them out.
 */
export interface JournalEntry {
  readonly builds: readonly {
    readonly token: string;
    readonly checkpoint: string;
    /** Most likely not there yet. Entries of earlier versions of the program have none. */
    readonly inserts?: Readonly<Record<string, readonly KeptDocument[]>>;
    readonly puts: Readonly<Record<string, readonly KeptDocument[]>>;
    readonly removals: Readonly<
      Record<string, readonly { readonly _id: string; readonly position: string }[]>
    >;
  }[];
}

/**
 * A piece of an entry. The head, which says how many there are, is written last and makes the entry
 * count.
 */
export interface JournalPiece {
  readonly _id: string;
  readonly entry: string;
  readonly pieces?: number;
  readonly data: Binary;
}

const PIECE_BYTES = 12 * 1024 * 1024;

/**
 * Writes that are under way, kept so that they are finished even when the process that began them
 * is not there any more.
 */
export class WriteJournal {
  #made = 0;

  constructor(private readonly collection: Collection<JournalPiece>) {}

  /** Keeps an entry on disk and returns its name. */
  async keep(entry: JournalEntry, owner: string): Promise<string> {
    this.#made += 1;
    const name = `${owner}-${String(this.#made).padStart(12, '0')}`;
    const bytes = Buffer.from(JSON.stringify(entry));
    const count = Math.max(1, Math.ceil(bytes.length / PIECE_BYTES));
    for (let n = count - 1; n >= 0; n -= 1) {
      const data = new Binary(bytes.subarray(n * PIECE_BYTES, (n + 1) * PIECE_BYTES));
      const piece = { _id: `${name}/${n}`, entry: name, data };
      await this.collection.insertOne(n === 0 ? { ...piece, pieces: count } : piece);
    }
    return name;
  }

  /** Entries that were begun and not ended, oldest first. */
  async unfinished(): Promise<readonly { readonly name: string; readonly entry: JournalEntry }[]> {
    // In one question: a last operation of a process that is gone may still be under way.
    const all = await this.collection.find({}).sort({ _id: 1 }).toArray();
    const found: { name: string; entry: JournalEntry }[] = [];
    for (const { entry: name, pieces } of all) {
      if (pieces === undefined) continue;
      const own = all.filter(({ entry }) => entry === name);
      if (own.length !== pieces) continue;
      const ordered = own.sort((a, b) => numberOf(a) - numberOf(b));
      found.push({ name, entry: parsed(ordered) });
    }
    return found;
  }

  /** An entry is done. */
  async end(name: string): Promise<void> {
    // The head first: pieces without one are nothing.
    await this.collection.deleteOne({ _id: `${name}/0` });
    await this.collection.deleteMany({ entry: name });
  }

  /** Takes away what is no whole entry. */
  async clear(): Promise<void> {
    await this.collection.deleteMany({});
  }
}

/**
 * @throws LostDatabase, without the parts of documents that the parser would repeat: it is unknown
 * which of them were written.
 */
function parsed(pieces: readonly JournalPiece[]): JournalEntry {
  try {
    const text = Buffer.concat(pieces.map(({ data }) => data.value())).toString();
    return JSON.parse(text) as JournalEntry;
  } catch {
    throw new LostDatabase('an entry of the journal is damaged');
  }
}

function numberOf({ _id }: JournalPiece): number {
  return Number(_id.slice(_id.lastIndexOf('/') + 1));
}
