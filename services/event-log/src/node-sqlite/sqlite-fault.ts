/** Names of the result codes that SQLite documents, by their numbers. */
const PRIMARY = new Map([
  [1, 'ERROR'],
  [2, 'INTERNAL'],
  [3, 'PERM'],
  [4, 'ABORT'],
  [5, 'BUSY'],
  [6, 'LOCKED'],
  [7, 'NOMEM'],
  [8, 'READONLY'],
  [9, 'INTERRUPT'],
  [10, 'IOERR'],
  [11, 'CORRUPT'],
  [12, 'NOTFOUND'],
  [13, 'FULL'],
  [14, 'CANTOPEN'],
  [15, 'PROTOCOL'],
  [17, 'SCHEMA'],
  [18, 'TOOBIG'],
  [19, 'CONSTRAINT'],
  [20, 'MISMATCH'],
  [21, 'MISUSE'],
  [22, 'NOLFS'],
  [23, 'AUTH'],
  [25, 'RANGE'],
  [26, 'NOTADB'],
]);

/** The extended codes by which something is decided, or an operator sees what the disk did. */
const EXTENDED = new Map([
  [266, 'IOERR_READ'],
  [522, 'IOERR_SHORT_READ'],
  [778, 'IOERR_WRITE'],
  [1034, 'IOERR_FSYNC'],
  [8202, 'IOERR_DATA'],
  [8458, 'IOERR_CORRUPTFS'],
  [1555, 'CONSTRAINT_PRIMARYKEY'],
  [2067, 'CONSTRAINT_UNIQUE'],
]);

/** An error of SQLite under the name of its result code, such as `SQLITE_FULL`. */
export class SqliteFault extends Error {
  readonly code: string;

  constructor(message: string, number: number, cause: unknown) {
    super(message, { cause });
    this.name = 'SqliteFault';
    const name = EXTENDED.get(number) ?? PRIMARY.get(number & 0xff);
    this.code = name === undefined ? 'SQLITE' : `SQLITE_${name}`;
  }

  /** Does some work, and names what SQLite says of it. */
  static naming<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw SqliteFault.named(error);
    }
  }

  /** The error of SQLite under its name, and any other as it is. */
  static named(error: unknown): unknown {
    const { errcode, message } = (error ?? {}) as Partial<Record<'errcode' | 'message', unknown>>;
    return typeof errcode === 'number' ? new SqliteFault(String(message), errcode, error) : error;
  }
}
