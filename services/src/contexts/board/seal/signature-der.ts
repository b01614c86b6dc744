import forge from 'node-forge';

const { asn1, pki, util } = forge;
const { UNIVERSAL, CONTEXT_SPECIFIC } = asn1.Class;
const { SEQUENCE, SET, OID, INTEGER, NULL, OCTETSTRING } = asn1.Type;
const SHA256 = '2.16.840.1.101.3.4.2.1';

/** The signature of a sealed PDF (CMS, RFC 5652), in its parts. */
export interface SealSignature {
  /** DER of the certificate. */
  readonly certificate: Buffer;
  /** DER of what is signed: a set of attributes, the digest of the file among them. */
  readonly attributes: Buffer;
  readonly value: Buffer;
}

/** As much of what forge reads as is used here. */
interface SignedData {
  readonly certificates: readonly forge.pki.Certificate[];
  readonly rawCapture: {
    readonly authenticatedAttributes: readonly forge.asn1.Asn1[];
    readonly signature: string;
  };
}

const der = (value: forge.asn1.Asn1): Buffer => Buffer.from(asn1.toDer(value).getBytes(), 'binary');
const read = (bytes: Buffer): forge.asn1.Asn1 =>
  asn1.fromDer(util.createBuffer(bytes.toString('binary')), { parseAllBytes: false } as never);

/** Reads a signature; the zeros behind it are not read. @throws Error for what is none */
export function readSignature(bytes: Buffer): SealSignature {
  const message = forge.pkcs7.messageFromAsn1(read(bytes)) as unknown as SignedData;
  const [certificate] = message.certificates;
  if (!certificate) throw new Error('There is no certificate');
  const { authenticatedAttributes, signature } = message.rawCapture;
  return {
    certificate: der(pki.certificateToAsn1(certificate)),
    attributes: der(asn1.create(UNIVERSAL, SET, true, [...authenticatedAttributes])),
    value: Buffer.from(signature, 'binary'),
  };
}

/**
 * Writes the signature with these parts, as it was written when the file was sealed. So every byte
 * of a signature can be compared, also those that its own reader ignores.
 */
export function writeSignature({ certificate, attributes, value }: SealSignature): Buffer {
  const sequence = (...parts: forge.asn1.Asn1[]) => asn1.create(UNIVERSAL, SEQUENCE, true, parts);
  const set = (...parts: forge.asn1.Asn1[]) => asn1.create(UNIVERSAL, SET, true, parts);
  const tagged = (...parts: forge.asn1.Asn1[]) => asn1.create(CONTEXT_SPECIFIC, 0, true, parts);
  const oid = (id: string) => asn1.create(UNIVERSAL, OID, false, asn1.oidToDer(id).getBytes());
  const one = () => asn1.create(UNIVERSAL, INTEGER, false, asn1.integerToDer(1).getBytes());
  const algorithm = (id: string) => sequence(oid(id), asn1.create(UNIVERSAL, NULL, false, ''));
  const { issuer, serialNumber } = pki.certificateFromAsn1(read(certificate));
  const signer = sequence(
    one(),
    sequence(
      pki.distinguishedNameToAsn1(issuer),
      asn1.create(UNIVERSAL, INTEGER, false, util.hexToBytes(serialNumber)),
    ),
    algorithm(SHA256),
    tagged(...(read(attributes).value as forge.asn1.Asn1[])),
    algorithm(pki.oids.rsaEncryption ?? ''),
    asn1.create(UNIVERSAL, OCTETSTRING, false, value.toString('binary')),
  );
  const signed = sequence(
    one(),
    set(algorithm(SHA256)),
    sequence(oid(pki.oids.data ?? '')),
    tagged(read(certificate)),
    set(signer),
  );
  return der(sequence(oid(pki.oids.signedData ?? ''), tagged(signed)));
}

/** The digest that a signature says its file has. @throws Error where it says none */
export function digestIn({ attributes }: SealSignature): Buffer {
  for (const { value } of read(attributes).value as forge.asn1.Asn1[]) {
    const [id, values] = value as forge.asn1.Asn1[];
    if (asn1.derToOid(util.createBuffer(id?.value as string)) !== pki.oids.messageDigest) continue;
    const [digest] = values?.value as forge.asn1.Asn1[];
    return Buffer.from(digest?.value as string, 'binary');
  }
  throw new Error('There is no digest');
}
