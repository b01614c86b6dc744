import { createHash, createPublicKey, verify } from 'node:crypto';

/** An export that is not to be trusted, and the reason. */
export class NotToBeTrusted extends Error {}

/** The last line of an export: what it holds, and who says so. */
export interface Statement {
  readonly foyerExport?: unknown;
  readonly scope?: { readonly all?: true; readonly correlationId?: string };
  readonly events: number;
  readonly madeAt: string;
  readonly sha256: string;
  readonly publicKey: string | null;
  /** The installation's own verdict; older exports have none. */
  readonly verdict?: { readonly ok: boolean; readonly rule?: string; readonly position?: string };
  readonly signature?: string | null;
}

/** The result of reading the file. */
interface Found {
  readonly count: number;
  readonly digest: string;
  /** The fingerprint that was noted. */
  readonly key: string | undefined;
}

/**
 * The fingerprint of the one who signed.
 * @throws NotToBeTrusted where the file is not as it was signed, or another one signed it.
 */
export function signerOf({ signature, ...statement }: Statement, { count, digest, key }: Found) {
  if (statement.foyerExport !== 1) throw new NotToBeTrusted('its end is missing');
  if (statement.events !== count) {
    throw new NotToBeTrusted('events are missing, or there are more');
  }
  if (statement.sha256 !== digest) throw new NotToBeTrusted('it is not as it was written');
  if (!signature || !statement.publicKey) throw new NotToBeTrusted('it is not signed');
  const spki = Buffer.from(statement.publicKey, 'base64url');
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  if (publicKey.asymmetricKeyType !== 'ed25519') {
    throw new NotToBeTrusted('it is signed in an unknown way');
  }
  const text = Buffer.from(JSON.stringify(statement));
  if (!verify(null, text, publicKey, Buffer.from(signature, 'base64url'))) {
    throw new NotToBeTrusted('its signature does not fit');
  }
  const signer = createHash('sha256').update(spki).digest('base64url');
  if (key !== undefined && key !== signer) {
    throw new NotToBeTrusted(`it was signed by another key, ${signer}`);
  }
  return signer;
}
