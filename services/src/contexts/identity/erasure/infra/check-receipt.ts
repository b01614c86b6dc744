import { KeptThings } from '@foyer/contracts/identity';
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { z } from 'zod';

/** The one algorithm of receipts; a checker that takes the receipt's word for it takes anything. */
export const RECEIPT_ALGORITHM = 'EdDSA';
/** Nothing else that this installation signs can be taken for a receipt. */
export const RECEIPT_TYPE = 'foyer-receipt+jws';
const LENGTH_MAX = 10_000;

/** What a receipt says: who was forgotten (by id), when, by whom and what was removed; no personal data. */
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

/** What a receipt says; undefined for one that none of these keys has signed, or that was changed since. Needs no server. */
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
