import { generateKeyPairSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { calculateJwkThumbprint, CompactSign, exportJWK, importPKCS8 } from 'jose';
import type { z } from 'zod';
import type { ErasureDocument } from '@foyer/projections/identity';

import { Vault } from '#platform/stores/vault';
import { RECEIPT_ALGORITHM, RECEIPT_TYPE, type ReceiptPayload } from './check-receipt.js';

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

const PLACE = ['receipt-key', 'current'] as const;

/**
 * Signs that people were forgotten, so that anybody can check it later without asking. The vault
 * keeps the Ed25519 key. The signature is not random: the same content gives the same signature.
 */
@Injectable()
export class Receipts {
  constructor(private readonly vault: Vault) {}

  /** The receipt as a compact JWS; the same erasure gives the same receipt each time. */
  async sign(erasure: FinishedErasure): Promise<string> {
    const { _id, eventId, kind, forgottenAt, erasedAt, by, erased, kept } = erasure;
    const pem = await this.#pem();
    const { kid } = await publicKeyOf(pem);
    const sorted = Object.entries(erased).sort(([a], [b]) => (a < b ? -1 : 1));
    const payload: z.input<typeof ReceiptPayload> = {
      iss: 'foyer',
      jti: eventId,
      sub: _id,
      kind,
      forgottenAt,
      erasedAt,
      by: { type: by.type, id: by.id },
      erased: Object.fromEntries(sorted),
      // A receipt of before is the same to the last letter.
      ...(kept.length > 0 && { kept: [...kept] }),
    };
    return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: RECEIPT_ALGORITHM, kid, typ: RECEIPT_TYPE })
      .sign(await importPKCS8(pem, RECEIPT_ALGORITHM));
  }

  /** The public keys by which receipts of this installation can be checked. */
  async keys(): Promise<readonly ReceiptKey[]> {
    return [await publicKeyOf(await this.#pem())];
  }

  async #pem(): Promise<string> {
    const kept = await this.vault.getText(...PLACE);
    if (kept !== undefined) return kept;
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    return (await this.vault.putIfAbsent(...PLACE, Buffer.from(pem))).toString('utf8');
  }
}

async function publicKeyOf(pem: string): Promise<ReceiptKey> {
  const secret = await importPKCS8(pem, RECEIPT_ALGORITHM, { extractable: true });
  const { kty, crv, x } = await exportJWK(secret);
  const key = { kty: kty ?? '', crv: crv ?? '', x: x ?? '' };
  const kid = await calculateJwkThumbprint(key);
  return { ...key, kid, alg: RECEIPT_ALGORITHM, use: 'sig' };
}
