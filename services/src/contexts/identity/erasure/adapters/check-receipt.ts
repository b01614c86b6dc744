import { KeptThings } from '@foyer/contracts/identity';
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { z } from 'zod';

/** The one algorithm of receipts; a checker that takes the receipt's word for it takes anything. */
export const RECEIPT_ALGORITHM = 'EdDSA';
/** The type that keeps other signatures of this installation from counting as receipts. */
export const RECEIPT_TYPE = 'foyer-receipt+jws';
const LENGTH_MAX = 10_000;

/**
 * The content of a receipt, without personal data: the id of the forgotten person, when, by whom
 * and what was removed.
 */
export const ReceiptPayload = z.object({
  iss: z.literal('foyer'),
  jti: z.string(),
  sub: z.string(),
  kind: z.string(),
  forgottenAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
  by: z.object({ type: z.string(), id: z.string() }),
  erased: z.record(z.string(), z.number()),
  /** Things that stay all the same, and why; older receipts say nothing of it. */
  kept: z.array(KeptThings).default([]),
});
export type ReceiptPayload = z.output<typeof ReceiptPayload>;

/**
 * Returns the content of a receipt; undefined if it was changed or no given key signed it. Needs no
 * server.
 */
export async function checkReceipt(
  receipt: string,
  keys: JSONWebKeySet,
): Promise<ReceiptPayload | undefined> {
  if (receipt.length > LENGTH_MAX) return undefined;
  try {
    const { payload, protectedHeader } = await compactVerify(
      receipt.trim(),
      createLocalJWKSet(keys),
      { algorithms: [RECEIPT_ALGORITHM] },
    );
    if (protectedHeader.typ !== RECEIPT_TYPE) return undefined;
    return ReceiptPayload.parse(JSON.parse(new TextDecoder().decode(payload)));
  } catch {
    return undefined;
  }
}
