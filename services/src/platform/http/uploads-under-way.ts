import { Injectable } from '@nestjs/common';

import { Rejected } from '../eventing/commands/index.js';
import { AddressLimits } from './admission/index.js';

/** So many bytes of files at most are in memory at a time: of one person, of one address, and of all. */
export interface UploadLimits {
  readonly ofPerson: number;
  readonly ofAddress: number;
  readonly ofAll: number;
}

const MIB = 1024 * 1024;
/** Five of the largest files that a person may send with a message fit; several people may be behind an address. */
const LIMITS: UploadLimits = { ofPerson: 128 * MIB, ofAddress: 256 * MIB, ofAll: 512 * MIB };
/** When one that is refused may be tried again, in seconds. */
const RETRY_AFTER = { retryAfter: '5' };

/** The bytes that one upload holds, from when they come until its answer is given. */
export interface UploadUnderWay {
  /** @throws Rejected TOO_MANY_REQUESTS where the person or the address holds too many, OVERLOADED where all do */
  take(bytes: number): void;
  /** Gives all of them back. */
  end(): void;
}

/** Counts the bytes of uploads under way. A file is kept in memory, and its sender says when it ends. */
@Injectable()
export class UploadsUnderWay {
  readonly limits: UploadLimits = LIMITS;
  readonly #held = new Map<string, number>();

  constructor(private readonly addresses: AddressLimits) {}

  /** How many bytes all uploads hold now. */
  get held(): number {
    return this.#held.get('all') ?? 0;
  }

  open(personId: string, address: string): UploadUnderWay {
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
