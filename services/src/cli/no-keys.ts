import { Vault, type KeptSecret } from '#platform/stores/vault';

/**
 * Stands for the vault where an auditor has a log without it: personal data reads as that of
 * forgotten people.
 */
export class NoKeys extends Vault {
  async get(): Promise<undefined> {
    return undefined;
  }

  async put(): Promise<void> {
    throw new Error('There is no vault to keep a secret in');
  }

  async putIfAbsent(): Promise<Buffer> {
    throw new Error('There is no vault to keep a secret in');
  }

  async remove(): Promise<boolean> {
    throw new Error('There is no vault to remove a secret from');
  }

  async *all(): AsyncIterable<KeptSecret> {
    // There are none.
  }

  async close(): Promise<void> {
    // No connection is open.
  }
}
