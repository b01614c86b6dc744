import { join } from 'node:path';

import { Mutex } from 'async-mutex';

import type { Log } from '../log.js';
import { maskAll } from '../mask-all.js';
import { Entry, type Operation, type Report } from './entries.js';
import { JournalFault } from './journal-fault.js';
import { makeFolder } from '../../disk/make-folder.js';
import { JournalFile } from './journal-file.js';
import {
  apply,
  drawnTogether,
  emptyState,
  type JournalState,
  type Keeping,
} from './journal-state.js';

const USUAL_KEEPING: Keeping = { orders: 20_000, receipts: 500 };
/** Growth after which a file that could not be drawn together is tried again, in bytes. */
const TRIED_AGAIN_AFTER = 64 * 1024;
/**
 * Drawn together when it is twice as long as after the last time, and longer than this, in bytes.
 */
const DRAWN_TOGETHER_FROM = 1024 * 1024;

export interface JournalOptions {
  /** Made if it does not exist; readable by its owner only. */
  readonly folder: string;
  readonly log: Log;
  readonly keeping?: Keeping;
}

/** A report that the server has not acknowledged. */
export interface Owed {
  readonly number: number;
  readonly report: Report;
}

/** The requests to the terminal and their outcomes, on disk before anything goes out. */
export class Journal {
  readonly #log: Log;
  readonly #keeping: Keeping;
  #state: JournalState = emptyState();
  #tidyFrom = DRAWN_TOGETHER_FROM;
  readonly #writing = new Mutex();

  private constructor(
    private readonly file: JournalFile,
    { log, keeping = USUAL_KEEPING }: JournalOptions,
  ) {
    this.#log = log;
    this.#keeping = keeping;
  }

  /** @throws JournalFault JOURNAL_DAMAGED */
  static async open(options: JournalOptions): Promise<Journal> {
    await makeFolder(options.folder);
    const { file, lines } = await JournalFile.open(join(options.folder, 'terminal.journal'));
    const journal = new Journal(file, options);
    for (const line of lines) {
      const entry = Entry.safeParse(line);
      if (!entry.success) {
        await file.close();
        throw new JournalFault('JOURNAL_DAMAGED', { cause: entry.error });
      }
      apply(journal.#state, entry.data);
    }
    await journal.#tidyUp();
    return journal;
  }

  /**
   * Resolves when the entry is on disk; only then it counts. Card numbers are masked in every
   * kind of entry.
   */
  write(entry: Entry): Promise<void> {
    // One after the other, so that a file that is drawn together has all that was written before.
    return this.#writing.runExclusive(async () => {
      const masked = maskAll(entry);
      const point = `journal.${entry.type}`;
      this.#log.debug('Something is being written down', { point: `${point}.before` });
      await this.file.append([masked]);
      apply(this.#state, masked);
      this.#log.debug('Something was written down', { point: `${point}.after` });
      if (this.file.size > this.#tidyFrom) await this.#tidyUp();
    });
  }

  /** Housekeeping decides nothing: lines that were written count, and the file stays in use. */
  async #tidyUp(): Promise<void> {
    try {
      await this.#drawTogether();
      this.#tidyFrom = Math.max(DRAWN_TOGETHER_FROM, 2 * this.file.size);
    } catch (error) {
      this.#tidyFrom = this.file.size + TRIED_AGAIN_AFTER;
      this.#log.warn('The journal could not be drawn together; it is tried again later', { error });
    }
  }

  async #drawTogether(): Promise<void> {
    const entries = drawnTogether(this.#state, this.#keeping);
    await this.file.rewrite(entries);
    this.#state = emptyState();
    for (const entry of entries) apply(this.#state, entry);
  }

  operation(id: string): Operation | undefined {
    return this.#state.operations.get(id);
  }

  /** True if an order must never be taken. */
  isCanceled(id: string): boolean {
    return this.#state.canceled.has(id);
  }

  /** Oldest first. */
  operations(): Operation[] {
    return [...this.#state.operations.values()];
  }

  /**
   * Returns the reports that the server has not acknowledged, oldest first, by numbers that stay.
   */
  owed(): Owed[] {
    return [...this.#state.owed].map(([number, report]) => ({ number, report }));
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
