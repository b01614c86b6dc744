import { StoreFault } from '../errors.js';

/** Collections of read models were dropped, or what is remembered of them cannot be read: none of it is to be trusted. */
export class LostDatabase extends StoreFault {
  constructor(reason: string) {
    super(reason);
    this.name = 'LostDatabase';
  }
}
