import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  DEVICE_KEY_ALPHABET,
  DEVICE_KEY_LENGTH,
  DEVICE_KEY_SELECTOR_LENGTH,
  DeviceKey,
  printDeviceKey,
} from '@foyer/contracts/devices';
import { Id } from '@foyer/contracts/schema';
import pRetry from 'p-retry';
import { z } from 'zod';

import { NewId } from '#platform/clock';
import { Vault } from '#platform/stores/vault';

/** A key that was made and is good as soon as an event names it. */
export interface NewDeviceKey {
  readonly keyId: string;
  /** As people read it; it is kept nowhere. */
  readonly key: string;
}

/** Which device a key is of, and under which id it is kept. */
export interface KnownDeviceKey {
  readonly keyId: string;
  readonly deviceId: string;
}

const KIND = 'device-key';
/** A new key whose first part is another one's already is made again. */
const TRIES = 5;

const Kept = z.object({
  keyId: Id,
  deviceId: Id,
  /** SHA-256 of the whole key, base64url; 130 random bits need no slow hash. */
  hash: z.string(),
});

/**
 * Keeps the keys of devices in the vault; an event says which of them is valid. A key is found by
 * its first part, which is no secret, and compared by the hash of the whole.
 */
@Injectable()
export class DeviceKeys {
  constructor(
    private readonly vault: Vault,
    private readonly newId: NewId,
  ) {}

  async issue(deviceId: string): Promise<NewDeviceKey> {
    return pRetry(() => this.#tryToIssue(deviceId), {
      retries: TRIES - 1,
      minTimeout: 0,
      shouldRetry: ({ error }) => error instanceof SelectorTaken,
    });
  }

  async #tryToIssue(deviceId: string): Promise<NewDeviceKey> {
    const key = randomKey();
    const keyId = this.newId.next();
    const kept = { keyId, deviceId, hash: digest(key).toString('base64url') };
    const counts = await this.vault.putIfAbsent(KIND, selectorOf(key), encode(kept));
    if (!counts.equals(encode(kept))) throw new SelectorTaken();
    return { keyId, key: printDeviceKey(key) };
  }

  /** Returns the owner of a key; takes as long if no such key exists. */
  async find(key: string): Promise<KnownDeviceKey | undefined> {
    const kept = await this.vault.getJson(KIND, selectorOf(key), Kept);
    const right = timingSafeEqual(digest(key), Buffer.from(kept?.hash ?? NOTHING, 'base64url'));
    return kept && right ? { keyId: kept.keyId, deviceId: kept.deviceId } : undefined;
  }

  /** Lets go of a key that counts no longer. */
  async withdraw(key: string): Promise<void> {
    await this.vault.remove(KIND, selectorOf(DeviceKey.parse(key)));
  }
}

/** The first part of a new key is another key's already. */
class SelectorTaken extends Error {
  constructor() {
    super('No key could be made that differs from all others');
  }
}

/** The value that a key is compared with if no such key exists. */
const NOTHING = Buffer.alloc(32).toString('base64url');

function randomKey(): string {
  return Array.from({ length: DEVICE_KEY_LENGTH }, () =>
    DEVICE_KEY_ALPHABET.charAt(randomInt(DEVICE_KEY_ALPHABET.length)),
  ).join('');
}

function selectorOf(key: string): string {
  return key.slice(0, DEVICE_KEY_SELECTOR_LENGTH);
}

function encode(kept: z.input<typeof Kept>): Buffer {
  return Buffer.from(JSON.stringify(kept), 'utf8');
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key, 'utf8').digest();
}
