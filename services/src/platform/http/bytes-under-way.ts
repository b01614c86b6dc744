import { Injectable } from '@nestjs/common';

import { Rejected } from '../cqrs/commands/index.js';
import { AddressLimits } from './admission/index.js';

/** The limits of bytes of files in memory at a time: of one person, of one address, and of all. */
export interface BytesLimits {
  readonly ofPerson: number;
  readonly ofAddress: number;
  readonly ofAll: number;
}

const MIB = 1024 * 1024;
/**
 * Five of the largest files that a person may send with a message fit; several people may be behind
 * an address.
 */
const LIMITS: BytesLimits = { ofPerson: 128 * MIB, ofAddress: 256 * MIB, ofAll: 512 * MIB };
/** When one that is refused may be tried again, in seconds. */
const RETRY_AFTER = { retryAfter: '5' };

/** The bytes that one request holds. */
export interface HeldBytes {
  /**
   * @throws Rejected TOO_MANY_REQUESTS if the person or the address holds too many, OVERLOADED if
   * all together do
   */
  take(bytes: number): void;
  /** Gives all of them back. */
  end(): void;
}

/** Counts the bytes of files that are in memory for people, who say when they need them no more. */
@Injectable()
export class BytesUnderWay {
  readonly limits: BytesLimits = LIMITS;
  readonly #held = new Map<string, number>();

  constructor(private readonly addresses: AddressLimits) {}

  /** How many bytes all hold now. */
  get held(): number {
    return this.#held.get('all') ?? 0;
  }

  open(personId: string, address: string): HeldBytes {
    const from = this.addresses.keyOf(address);
    const keys = [`person ${personId}`, ...(from === undefined ? [] : [`address ${from}`]), 'all'];
    let taken = 0;
    return {
      take: (bytes) => {
        for (const key of keys) this.#refuseOver(key, bytes);
        for (const key of keys) this.#add(key, bytes);
        taken += bytes;
      },
      end: () => {
        for (const key of keys) this.#add(key, -taken);
        taken = 0;
      },
    };
  }

  #refuseOver(key: string, bytes: number): void {
    const { ofPerson, ofAddress, ofAll } = this.limits;
    const most = key === 'all' ? ofAll : key.startsWith('person') ? ofPerson : ofAddress;
    if ((this.#held.get(key) ?? 0) + bytes <= most) return;
    throw new Rejected(key === 'all' ? 'OVERLOADED' : 'TOO_MANY_REQUESTS', RETRY_AFTER);
  }

  #add(key: string, bytes: number): void {
    const held = (this.#held.get(key) ?? 0) + bytes;
    if (held === 0) this.#held.delete(key);
    else this.#held.set(key, held);
  }
}

/** Files that go: each is kept in memory until its reader has it. */
@Injectable()
export class DownloadsUnderWay extends BytesUnderWay {}

/** Files that come: each is kept in memory until it is answered. */
@Injectable()
export class UploadsUnderWay extends BytesUnderWay {}
