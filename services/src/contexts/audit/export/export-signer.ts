import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import type { ExportKey } from '@foyer/contracts/audit';

import type { Vault } from '#platform/stores/vault';

const [KIND, ID] = ['export-key', 'ed25519'] as const;

/** Signs exports with a key of its own, made when it is first needed and kept in the vault. */
export class ExportSigner {
  private constructor(private readonly privateKey: KeyObject) {}

  /** True if the key was made already. */
  static async isIn(vault: Vault): Promise<boolean> {
    return (await vault.get(KIND, ID)) !== undefined;
  }

  static async from(vault: Vault): Promise<ExportSigner> {
    const { privateKey } = generateKeyPairSync('ed25519');
    const made = privateKey.export({ format: 'der', type: 'pkcs8' });
    const key = await vault.putIfAbsent(KIND, ID, made);
    return new ExportSigner(createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
  }

  /** The public side, for all who verify. */
  get key(): ExportKey {
    const spki = createPublicKey(this.privateKey).export({ format: 'der', type: 'spki' });
    return {
      algorithm: 'Ed25519',
      publicKey: spki.toString('base64url'),
      fingerprint: createHash('sha256').update(spki).digest('base64url'),
    };
  }

  /** The signature of a text, base64url. */
  sign(text: string): string {
    return sign(null, Buffer.from(text), this.privateKey).toString('base64url');
  }
}
