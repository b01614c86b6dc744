import { v7 } from 'uuid';

/** Mints ids (UUIDv7). Also the injection token of the mint in use. */
export abstract class NewId {
  abstract next(): string;
}

/** Ids from the machine's time and its randomness. */
export class RandomId extends NewId {
  next(): string {
    return v7();
  }
}
