import { LossState } from '../loss-state.js';
import type { Loss } from '../projection-store.js';
import { StoreFault } from '../errors.js';
import { Connection } from './connection.js';
import { DamagedFile, isOfWrongStatement } from './damaged-file.js';
import { LeftoverTables } from './leftover-tables.js';
import { asidePathOf, removeAside, setAside } from './set-aside.js';

interface OpenFile {
  readonly connection: Connection;
  readonly leftovers: LeftoverTables;
}

/**
 * The file of a read store: open; or lost to the disk until an empty one is in its place and
 * filled.
 */
export class StoreFile implements Loss {
  #opened: OpenFile | undefined;
  readonly #state = new LossState();

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
    return this.#state.fault;
  }

  /** @throws StoreFault where the file is lost. */
  get connection(): Connection {
    return this.#file.connection;
  }

  get leftovers(): LeftoverTables {
    return this.#file.leftovers;
  }

  onLost(notify: (fault: StoreFault) => void): void {
    this.#state.onLost(notify);
  }

  lose(fault: StoreFault): void {
    this.#state.lose(fault);
  }

  /** The damaged file is kept next to the new one. */
  async renew(): Promise<string> {
    this.#close();
    if (this.path !== ':memory:') setAside(this.path);
    this.#state.renewed();
    this.#open();
    return asidePathOf(this.path);
  }

  async filled(): Promise<void> {
    this.#state.filled();
  }

  /** @throws StoreFault where the file was not filled in time. */
  untilFilled(): Promise<void> {
    return this.#state.untilFilled();
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
    if (this.#opened === undefined) throw this.fault ?? new StoreFault('the file is closed');
    return this.#opened;
  }

  #open(): void {
    const connection = new Connection(this.path, (fault) => {
      if (this.#opened === undefined || this.#opened.connection === connection) this.lose(fault);
    });
    this.#opened = { connection, leftovers: new LeftoverTables(connection) };
    try {
      this.prepare(connection);
    } catch (fault: unknown) {
      // Another program has written its own data to the file.
      if (!isOfWrongStatement(fault)) throw fault;
      this.lose(new DamagedFile(fault));
    }
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
