import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Connection } from './connection.js';

/** The number of rows at once that are gone within a millisecond or two. */
const ROWS = 100;
/** Others in the process get their turn after so long, in milliseconds. */
const SLICE_MS = 4;

/**
 * Tables that no one reads any more. To drop a large table would delay everyone while all its
 * content is written over. So it is emptied a few rows at a time, and then dropped.
 */
export class LeftoverTables {
  readonly #names = new Set<string>();
  #emptying: Promise<void> | undefined;
  #isStopped = false;

  constructor(private readonly connection: Connection) {}

  /** Begins to take tables away. @param names Quoted, as they stand in statements. */
  add(names: Iterable<string>): void {
    for (const name of names) this.#names.add(name);
    if (this.#names.size === 0 || this.#isStopped) return;
    this.#emptying ??= this.#emptyAll().finally(() => {
      this.#emptying = undefined;
      // Some may have come in this very moment.
      this.add([]);
    });
  }

  /** True if one of these is still being removed. */
  holds(names: Iterable<string>): boolean {
    return [...names].some((name) => this.#names.has(name));
  }

  /** Resolves when all are gone, save what the disk does not let go of. */
  async gone(): Promise<void> {
    await this.#emptying;
  }

  /** Leaves the rest to the next process that opens the file. */
  stop(): void {
    this.#isStopped = true;
  }

  async #emptyAll(): Promise<void> {
    await nextTurn();
    for (const name of this.#names) {
      try {
        await this.#empty(name);
      } catch {
        // A damaged table, or a full disk: it harms no one, and the next start tries again.
      }
      if (this.#isStopped) return;
      this.#names.delete(name);
    }
  }

  async #empty(name: string): Promise<void> {
    let began = performance.now();
    while (!this.#isStopped && this.#deleteSome(name) > 0) {
      if (performance.now() - began < SLICE_MS) continue;
      await nextTurn();
      began = performance.now();
    }
    if (this.#isStopped) return;
    this.connection.forgetStatements();
    this.connection.exec(`DROP TABLE IF EXISTS ${name}`);
  }

  /** Side tables have no row ids; their keys are the value and the id. */
  #deleteSome(name: string): number {
    const key = name.includes('.') ? '(value, _id)' : 'rowid';
    const columns = key === 'rowid' ? key : 'value, _id';
    const some = `SELECT ${columns} FROM ${name} LIMIT ${ROWS}`;
    return this.connection.run(`DELETE FROM ${name} WHERE ${key} IN (${some})`, []);
  }
}
