import { createHash, verify, X509Certificate } from 'node:crypto';

import { digestIn, readSignature, writeSignature } from './signature-der.js';

/** What is known of a sealed PDF. */
export type SealVerdict =
  | { readonly isIntact: true; readonly fingerprint: string }
  | { readonly isIntact: false; readonly because: 'not-sealed' | 'changed' | 'extended' };

const RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
/** Where the signature stands, in a file of which everything else is signed: digits, and zeros up to the end of its room. */
const ROOM = /^<((?:[\da-f]{2})+)>$/;

/**
 * Whether a sealed PDF is as it was when it was sealed, to the last byte (ISO 32000, 12.8). Needs nothing but the file; by whom it
 * was sealed, the fingerprint of the certificate says.
 */
export function verifySeal(pdf: Uint8Array): SealVerdict {
  const file = Buffer.from(pdf);
  const range = [...file.toString('latin1').matchAll(RANGE)].at(-1);
  if (!range) return { isIntact: false, because: 'not-sealed' };
  const [start = 0, before = 0, after = 0, rest = 0] = range.slice(1).map(Number);
  // What was added behind the sealed part is not sealed.
  if (start !== 0 || after + rest !== file.length) return { isIntact: false, because: 'extended' };
  const sealed = Buffer.concat([file.subarray(0, before), file.subarray(after)]);
  const fingerprint = fingerprintOf(file.subarray(before, after).toString('latin1'), sealed);
  return fingerprint === undefined
    ? { isIntact: false, because: 'changed' }
    : { isIntact: true, fingerprint };
}

/** Of the certificate that has signed these bytes; undefined where none has, or a byte of the signature itself is another. */
function fingerprintOf(room: string, sealed: Buffer): string | undefined {
  const digits = ROOM.exec(room)?.[1];
  if (digits === undefined) return undefined;
  try {
    const signature = readSignature(Buffer.from(digits, 'hex'));
    const certificate = new X509Certificate(signature.certificate);
    const isWhole =
      writeSignature(signature).toString('hex').padEnd(digits.length, '0') === digits &&
      digestIn(signature).equals(createHash('sha256').update(sealed).digest()) &&
      certificate.verify(certificate.publicKey) &&
      verify('sha256', signature.attributes, certificate.publicKey, signature.value);
    return isWhole ? certificate.fingerprint256.replaceAll(':', '').toLowerCase() : undefined;
  } catch {
    // It was changed so that it cannot be read any more.
    return undefined;
  }
}
