import { StoreFault } from './store-fault.js';

/** What the store gives back is not what was written. */
export class DamagedDocument extends Error {
  constructor() {
    super('a document is damaged');
    this.name = 'DamagedDocument';
  }
}

/** What anyone who asks for a damaged document is told. */
export function damageOf(projection: string, cause?: DamagedDocument): StoreFault {
  return new StoreFault(new Error(`${projection} is damaged`, { cause }));
}
