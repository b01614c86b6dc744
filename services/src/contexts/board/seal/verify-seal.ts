import { createHash, verify, X509Certificate } from 'node:crypto';

import forge from 'node-forge';

/** What is known of a sealed PDF. */
export type SealVerdict =
  | { readonly isIntact: true; readonly fingerprint: string }
  | { readonly isIntact: false; readonly because: 'not-sealed' | 'changed' | 'extended' };

const RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

/**
 * Whether a sealed PDF is as it was when it was sealed, to the last byte (ISO 32000, 12.8). Needs nothing but the file; by whom it
 * was sealed, the fingerprint says.
 */
export function verifySeal(pdf: Uint8Array): SealVerdict {
  const file = Buffer.from(pdf);
  const range = [...file.toString('latin1').matchAll(RANGE)].at(-1);
  if (!range) return { isIntact: false, because: 'not-sealed' };
  const [start = 0, before = 0, after = 0, rest = 0] = range.slice(1).map(Number);
  // What was added behind the sealed part is not sealed.
  if (start !== 0 || after + rest !== file.length) return { isIntact: false, because: 'extended' };
  const sealed = Buffer.concat([file.subarray(0, before), file.subarray(after)]);
  const between = file.subarray(before, after).toString('latin1');
  try {
    const signature = readSignature(Buffer.from(between.replace(/^<|>$/g, ''), 'hex'));
    const digest = createHash('sha256').update(sealed).digest();
    const isWhole = digest.equals(signature.digest) && isSigned(signature);
    if (!isWhole) return { isIntact: false, because: 'changed' };
    const { fingerprint256 } = signature.certificate;
    return { isIntact: true, fingerprint: fingerprint256.replaceAll(':', '').toLowerCase() };
  } catch {
    // The signature itself was changed, and cannot be read any more.
    return { isIntact: false, because: 'changed' };
  }
}

interface Signature {
  readonly certificate: X509Certificate;
  /** Of what is sealed, as it was. */
  readonly digest: Buffer;
  /** What is signed: the attributes that the digest is one of. */
  readonly attributes: Buffer;
  readonly value: Buffer;
}

/** As much of the standard's types as is read here. */
interface SignedData {
  readonly certificates: readonly forge.pki.Certificate[];
  readonly rawCapture: {
    readonly authenticatedAttributes: readonly forge.asn1.Asn1[];
    readonly signature: string;
  };
}

/** Reads a detached signature (CMS, RFC 5652); the zeros that fill its room are not read. */
function readSignature(der: Buffer): Signature {
  const asn1 = forge.asn1.fromDer(forge.util.createBuffer(der.toString('binary')), {
    parseAllBytes: false,
  } as never);
  const { certificates, rawCapture } = forge.pkcs7.messageFromAsn1(asn1) as unknown as SignedData;
  const [certificate] = certificates;
  if (!certificate) throw new Error('There is no certificate');
  const { SET } = forge.asn1.Type;
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, SET, true, [
    ...rawCapture.authenticatedAttributes,
  ]);
  return {
    certificate: new X509Certificate(forge.pki.certificateToPem(certificate)),
    digest: digestIn(rawCapture.authenticatedAttributes),
    attributes: Buffer.from(forge.asn1.toDer(set).getBytes(), 'binary'),
    value: Buffer.from(rawCapture.signature, 'binary'),
  };
}

function digestIn(attributes: readonly forge.asn1.Asn1[]): Buffer {
  for (const { value } of attributes) {
    const [oid, values] = value as forge.asn1.Asn1[];
    if (
      !oid ||
      !values ||
      forge.asn1.derToOid(oid.value as string) !== forge.pki.oids.messageDigest
    )
      continue;
    const [digest] = values.value as forge.asn1.Asn1[];
    return Buffer.from((digest?.value ?? '') as string, 'binary');
  }
  throw new Error('There is no digest');
}

const isSigned = ({ certificate, attributes, value }: Signature): boolean =>
  verify('sha256', attributes, certificate.publicKey, value);
