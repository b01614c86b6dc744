import { z } from 'zod';

/** The public half of an Ed25519 key: its 32 bytes, base64url (RFC 8037). */
const PublicKey = z.string().regex(/^[\w-]{43}$/, 'the 32 bytes of an Ed25519 key in base64url');

/** The part of the environment about licences. */
export const licenseSettings = {
  LICENSE_VERIFIER: PublicKey.optional().describe(
    'who signs licences: the public half of an Ed25519 key, base64url; without it the product is unrestricted',
  ),
} as const;
