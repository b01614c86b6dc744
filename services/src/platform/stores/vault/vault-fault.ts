/** The vault did not answer. Nothing that was asked of it is to blame, and it may be asked again. */
export class VaultFault extends Error {
  readonly code = 'VAULT_FAULT';

  constructor(cause: unknown) {
    super(`The vault failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'VaultFault';
  }
}
