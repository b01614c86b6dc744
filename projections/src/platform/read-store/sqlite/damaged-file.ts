import { StoreFault } from '../errors.js';

/**
 * The SQLite codes for a file that is not SQLite's own, or whose pages do not fit together any
 * more.
 */
const SAID = /^SQLITE_(CORRUPT|NOTADB|IOERR_(SHORT_READ|DATA|CORRUPTFS))/;

/** The file as a whole cannot be trusted any longer, even if parts of it can still be read. */
export class DamagedFile extends StoreFault {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'DamagedFile';
  }
}

/** True if a fault of SQLite means that the disk has damaged the file. */
export function isOfDamagedFile(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && SAID.test(String(fault.code));
}

/** True if a fault of SQLite means that a table was dropped. */
export function isOfDroppedTable(fault: unknown): boolean {
  return isOfWrongStatement(fault) && fault.message.startsWith('no such table: ');
}

/**
 * True if SQLite found nothing wrong with the file, but a statement that does not fit the file's
 * content.
 */
export function isOfWrongStatement(fault: unknown): fault is Error {
  return fault instanceof Error && 'code' in fault && fault.code === 'SQLITE_ERROR';
}
