import { createHash, verify, X509Certificate } from 'node:crypto';

import { digestIn, readSignature, writeSignature } from './signature-der.js';

/** One signature of a PDF: it seals the file up to `end`. */
export interface SealedPart {
  readonly end: number;
  /** `other` was made by another program: it matches, and not every byte of it is compared. */
  readonly state: 'intact' | 'other' | 'changed';
  /** The fingerprint of the certificate by which it was sealed; null if it cannot be found out. */
  readonly fingerprint: string | null;
}

/** The findings about a sealed PDF, with each of its signatures from the first to the last. */
export type SealVerdict = { readonly signatures: readonly SealedPart[] } & (
  | { readonly isIntact: true; readonly fingerprint: string }
  | { readonly isIntact: false; readonly because: 'not-sealed' | 'changed' | 'extended' }
);

const RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
/**
 * The text of the signature, in a file of which everything else is signed: digits, and zeros up to
 * the end of its room.
 */
const ROOM = /^<((?:[\da-f]{2})+)>$/i;

/**
 * Judges if a sealed PDF is as it was when it was sealed, to the last byte (ISO 32000, 12.8), and
 * judges each signature. Needs only the file; the fingerprints of the certificates say who sealed
 * it.
 */
export function verifySeal(pdf: Uint8Array): SealVerdict {
  const file = Buffer.from(pdf);
  const ranges = [...file.toString('latin1').matchAll(RANGE)].map((one) =>
    one.slice(1).map(Number),
  );
  const signatures = ranges
    .map((range) => partOf(file, range))
    .sort((one, other) => one.end - other.end);
  const last = signatures.at(-1);
  if (!last) return { isIntact: false, because: 'not-sealed', signatures };
  // Bytes that were added behind the sealed part are not sealed.
  if (last.end !== file.length) return { isIntact: false, because: 'extended', signatures };
  const isIntact = last.state === 'intact' && signatures.every(({ state }) => state !== 'changed');
  return isIntact && last.fingerprint !== null
    ? { isIntact: true, fingerprint: last.fingerprint, signatures }
    : { isIntact: false, because: 'changed', signatures };
}

function partOf(file: Buffer, [start = 0, before = 0, after = 0, rest = 0]: number[]): SealedPart {
  const end = after + rest;
  const nothing = { end, state: 'changed', fingerprint: null } as const;
  if (start !== 0 || end > file.length || before > after) return nothing;
  const sealed = Buffer.concat([file.subarray(0, before), file.subarray(after, end)]);
  const digits = ROOM.exec(file.subarray(before, after).toString('latin1'))?.[1];
  if (digits === undefined) return nothing;
  try {
    const signature = readSignature(Buffer.from(digits, 'hex'));
    const certificate = new X509Certificate(signature.certificate);
    const matches =
      digestIn(signature).equals(createHash('sha256').update(sealed).digest()) &&
      verify('sha256', signature.attributes, certificate.publicKey, signature.value);
    if (!matches) return nothing;
    const isWhole =
      writeSignature(signature).toString('hex').padEnd(digits.length, '0') === digits &&
      certificate.verify(certificate.publicKey);
    const fingerprint = certificate.fingerprint256.replaceAll(':', '').toLowerCase();
    return { end, state: isWhole ? 'intact' : 'other', fingerprint };
  } catch {
    // It was changed, or is of a kind that is not read here.
    return nothing;
  }
}
