import type { ErasureDocument } from '@foyer/projections/identity';

/** A person who was forgotten, and whose things are gone. */
export type FinishedErasure = ErasureDocument & { readonly erasedAt: string };

/** A public key as it is published (RFC 8037). */
export interface ReceiptKey {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly kid: string;
  readonly alg: string;
  readonly use: string;
}

/**
 * Signs that people were forgotten, so that anybody can check it later without asking. Also the
 * injection token.
 */
export abstract class Receipts {
  /** The receipt as a compact JWS; the same erasure gives the same receipt each time. */
  abstract sign(erasure: FinishedErasure): Promise<string>;
  /** The public keys by which receipts of this installation can be checked. */
  abstract keys(): Promise<readonly ReceiptKey[]>;
}
