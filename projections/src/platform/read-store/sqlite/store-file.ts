import { setTimeout as sleep } from 'node:timers/promises';
import type { Loss } from '../projection-store.js';
import { StoreFault } from '../store-fault.js';
import { Connection } from './connection.js';
import { DamagedFile } from './damaged-file.js';
import { LeftoverTables } from './leftover-tables.js';
import { asidePathOf, removeAside, setAside } from './set-aside.js';

/** Queries wait for so long at most for a file that is being filled, in milliseconds. */
const FILLED_WITHIN_MS = 5_000;

interface OpenFile {
  readonly connection: Connection;
  readonly leftovers: LeftoverTables;
}

/** The file of a read store: open; or lost to the disk until an empty one is in its place and filled. */
export class StoreFile implements Loss {
  #opened: OpenFile | undefined;
  #lost: StoreFault | undefined;
  #isFilled: Promise<void> = Promise.resolve();
  #fill: () => void = () => undefined;
  #isTold = false;
  #tell: ((fault: StoreFault) => void) | undefined;

  /**
   * @param path A file, made where it is missing; or `:memory:`.
   * @param prepare Makes what every file has.
   */
  constructor(
    private readonly path: string,
    private readonly prepare: (connection: Connection) => void,
  ) {
    try {
      this.#open();
    } catch (fault: unknown) {
      if (!(fault instanceof DamagedFile)) throw fault;
    }
  }

  get fault(): StoreFault | undefined {
    return this.#lost;
  }

  /** @throws StoreFault where the file is lost. */
  get connection(): Connection {
    return this.#file.connection;
  }

  get leftovers(): LeftoverTables {
    return this.#file.leftovers;
  }

  onLost(tell: (fault: StoreFault) => void): void {
    this.#tell = tell;
  }

  lose(fault: StoreFault): void {
    if (this.#lost === undefined) {
      this.#lost = fault;
      this.#isFilled = new Promise((resolve) => (this.#fill = resolve));
    }
    if (this.#isTold) return;
    this.#isTold = true;
    // Anyone who met the damage is told first, and lets go of the file.
    setImmediate(() => this.#tell?.(fault));
  }

  /** The damaged file is kept beside it. */
  renew(): string {
    this.#close();
    if (this.path !== ':memory:') setAside(this.path);
    this.#isTold = false;
    this.#open();
    return asidePathOf(this.path);
  }

  filled(): void {
    this.#lost = undefined;
    this.#fill();
  }

  /** @throws StoreFault where the file was not filled in time. */
  async untilFilled(): Promise<void> {
    if (this.#lost !== undefined && this.#tell === undefined) throw this.#lost;
    await Promise.race([this.#isFilled, sleep(FILLED_WITHIN_MS, undefined, { ref: false })]);
    if (this.#lost !== undefined) throw this.#lost;
  }

  /** Overwrites on the disk what documents once held, and lets go of what was set aside. */
  async scrub(): Promise<void> {
    await this.leftovers.gone();
    this.connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    if (this.path !== ':memory:') removeAside(this.path);
  }

  async close(): Promise<void> {
    this.#opened?.leftovers.stop();
    await this.#opened?.leftovers.gone();
    this.#close();
  }

  get #file(): OpenFile {
    if (this.#opened === undefined) throw this.#lost ?? new StoreFault('the file is closed');
    return this.#opened;
  }

  #open(): void {
    const connection = new Connection(this.path, (fault) => {
      if (this.#opened === undefined || this.#opened.connection === connection) this.lose(fault);
    });
    this.#opened = { connection, leftovers: new LeftoverTables(connection) };
    this.prepare(connection);
  }

  #close(): void {
    const { connection, leftovers } = this.#opened ?? {};
    this.#opened = undefined;
    leftovers?.stop();
    try {
      connection?.close();
    } catch (fault: unknown) {
      if (!(fault instanceof DamagedFile)) throw fault;
    }
  }
}
