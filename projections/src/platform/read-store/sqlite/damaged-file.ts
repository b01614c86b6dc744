import { StoreFault } from '../errors.js';

/** What SQLite says of a file that is none of its own, or whose pages do not fit together any more. */
const SAID = /^SQLITE_(CORRUPT|NOTADB|IOERR_(SHORT_READ|DATA|CORRUPTFS))/;

/** The file as a whole cannot be trusted any longer, whatever else in it can still be read. */
export class DamagedFile extends StoreFault {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'DamagedFile';
  }
}

/** Whether a fault of SQLite means that the disk has damaged the file. */
export function isOfDamagedFile(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && SAID.test(String(fault.code));
}

/** Whether a fault of SQLite means that somebody dropped a table. */
export function isOfDroppedTable(fault: unknown): boolean {
  return isOfWrongStatement(fault) && fault.message.startsWith('no such table: ');
}

/** Whether SQLite found nothing wrong with the file, but a statement that does not fit what is in it. */
export function isOfWrongStatement(fault: unknown): fault is Error {
  return fault instanceof Error && 'code' in fault && fault.code === 'SQLITE_ERROR';
}
