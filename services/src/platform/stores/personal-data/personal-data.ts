import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { PersonKeys } from './person-keys.js';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = 'enc:1:';

/** The place of a value: its event and field; a value moved elsewhere does not decrypt. */
export interface PersonalField {
  /** The person whose data it is. */
  readonly subject: string;
  readonly type: string;
  readonly field: string;
}

/** True for a value that the log stores encrypted. */
export function isEncrypted(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(PREFIX);
}

/** Keeps personal data readable for only as long as the key of its person exists. */
export class PersonalData {
  constructor(private readonly keys: PersonKeys) {}

  /** The value as the log may keep it: null for null, and for a person who has been forgotten. */
  async encrypt(place: PersonalField, value: unknown): Promise<string | null> {
    if (value === null) return null;
    const key = await this.keys.keyToWrite(place.subject);
    if (!key) return null;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(contextOf(place));
    const checkpointed = [cipher.update(JSON.stringify(value), 'utf8'), cipher.final()];
    return (
      PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), ...checkpointed]).toString('base64url')
    );
  }

  /**
   * The value that was encrypted; null once its person has been forgotten.
   * @throws Error when the value was changed or is in another place than it was written for.
   */
  async decrypt(place: PersonalField, stored: unknown): Promise<unknown> {
    if (stored === null) return null;
    if (typeof stored !== 'string' || !isEncrypted(stored)) {
      throw new Error(`${place.field} is not encrypted`);
    }
    const key = await this.keys.keyToRead(place.subject);
    if (!key) return null;
    const bytes = Buffer.from(stored.slice(PREFIX.length), 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(contextOf(place))
      .setAuthTag(tag);
    const text = Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]);
    return JSON.parse(text.toString('utf8')) as unknown;
  }

  /**
   * Forgets a person: what was encrypted for them can never be read again. A repeat changes
   * nothing.
   */
  async forget(subject: string): Promise<void> {
    await this.keys.destroy(subject);
  }

  /** True if a person was forgotten: asks the vault, even if the key is in memory. */
  async isForgotten(subject: string): Promise<boolean> {
    return this.keys.isDestroyed(subject);
  }

  /**
   * Checks the vault again before the next read of a person's data: another process may have
   * forgotten them.
   */
  letGo(subject: string): void {
    this.keys.letGo(subject);
  }

  /** Does the same for all persons. */
  letGoOfAll(): void {
    this.keys.letGoOfAll();
  }
}

function contextOf({ subject, type, field }: PersonalField): Buffer {
  return Buffer.from(JSON.stringify([subject, type, field]));
}
