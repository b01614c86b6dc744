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
