import { Buffer } from 'node:buffer';
import type { StatementSync } from 'node:sqlite';
import { SqliteFault } from './sqlite-fault.js';

/** A value that SQLite stores. There is none for a boolean. */
export type SqliteValue = string | number | bigint | null | NodeJS.ArrayBufferView;

/**
 * A prepared statement. Values are bound by their place, and rows are arrays of columns: a third
 * cheaper than objects.
 */
export class Statement {
  constructor(private readonly statement: StatementSync) {
    statement.setReturnArrays(true);
  }

  /**
   * Reads whole numbers as `bigint`: one beyond what a number can hold fails the reading otherwise.
   */
  withBigInts(): this {
    this.statement.setReadBigInts(true);
    return this;
  }

  /** Runs the statement and says how many rows it changed. */
  run(values: readonly SqliteValue[]): number {
    return SqliteFault.naming(() => Number(this.statement.run(...values).changes));
  }

  /** The first row. */
  row(values: readonly SqliteValue[]): readonly unknown[] | undefined {
    const row = SqliteFault.naming(() => this.statement.get(...values)) as unknown[] | undefined;
    return row && withBuffers(row);
  }

  rows(values: readonly SqliteValue[]): readonly (readonly unknown[])[] {
    const rows = SqliteFault.naming(() => this.statement.all(...values)) as unknown as unknown[][];
    rows.forEach(withBuffers);
    return rows;
  }
}

/** Blobs come as plain arrays of bytes, whose `toString` lists numbers. */
function withBuffers(row: unknown[]): unknown[] {
  for (const [column, value] of row.entries()) {
    if (ArrayBuffer.isView(value)) {
      row[column] = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  }
  return row;
}
