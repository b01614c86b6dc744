/** The vault did not answer. The request is not to blame, and may be repeated. */
export class VaultFault extends Error {
  readonly code = 'VAULT_FAULT';

  constructor(cause: unknown) {
    super(`The vault failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'VaultFault';
  }
}

/**
 * The disk has damaged a secret, or the name that it is kept under. It is never taken for another
 * one.
 */
export class DamagedSecret extends Error {
  readonly code = 'DAMAGED_SECRET';

  /**
   * @param place As it was asked for. What the disk gives for one is never told: a part of the
   * secret may have moved there.
   */
  constructor(place?: { readonly kind: string; readonly id: string }) {
    const which =
      place === undefined ? ' under a damaged name' : `: kind ${place.kind}, id ${place.id}`;
    super(`The vault holds a damaged secret${which}; restore the vault from a backup`);
    this.name = 'DamagedSecret';
  }
}
