import { StoreFault } from '../errors.js';

/**
 * Collections of read models were dropped, or the records of them cannot be read: none of it can be
 * trusted.
 */
export class LostDatabase extends StoreFault {
  constructor(reason: string) {
    super(reason);
    this.name = 'LostDatabase';
  }
}
