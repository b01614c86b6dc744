import { constants, publicDecrypt, X509Certificate } from 'node:crypto';

import type { PadSignature } from '@foyer/contracts/board';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** The data that a signed PDF keeps of a signature drawn on a pad, in addition to its strokes. */
export type PadEvidence = Pick<PadSignature, 'documentHash' | 'pad' | 'proof'>;

/**
 * The finding about a signature that the pad itself gave. It matches the document, by a certificate
 * that any person could have made; it is there and not checked here; or there is none.
 */
export type PadVerdict =
  | { readonly signature: 'matches'; readonly fingerprint: string }
  | { readonly signature: 'unchecked' | 'none' };

/** Under this name readers of PDF list it among the attachments. */
export const PAD_EVIDENCE_FILE = 'signature-pad.json';
/**
 * The place in the PDF where it is read: a key of the catalog, which signing sets or removes. An
 * attachment of that name could have been in the document before.
 */
const KEY = PDFName.of('FOYR_SignaturePad');
/** The bytes before a SHA-256 in a signature (RFC 8017, 9.2). */
const SHA256_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/**
 * Keeps the evidence in a PDF that is about to be sealed; removes data that another program put
 * there in its place.
 */
export async function keepPadEvidence(
  pdf: PDFDocument,
  evidence: PadEvidence | undefined,
): Promise<void> {
  pdf.catalog.delete(KEY);
  if (!evidence) return;
  const content = contentOf(evidence);
  pdf.catalog.set(KEY, pdf.context.register(pdf.context.flateStream(content)));
  await pdf.attach(content, PAD_EVIDENCE_FILE, { mimeType: 'application/json' });
}

/** The same within a signature: a later one leaves the catalog as it was sealed. */
export function padStream(pdf: PDFDocument, evidence: PadEvidence): PDFRef {
  return pdf.context.register(pdf.context.flateStream(contentOf(evidence)));
}

/** True for the attached file that {@link keepPadEvidence} made: it says what is kept in its place. */
export function isPadEvidence(pdf: PDFDocument, file: PDFDict): boolean {
  const kept = pdf.catalog.lookup(KEY);
  const attached = file.lookupMaybe(PDFName.of('EF'), PDFDict)?.lookup(PDFName.of('F'));
  if (!(kept instanceof PDFRawStream) || !(attached instanceof PDFRawStream)) return false;
  const [said, other] = [kept, attached].map((one) => decodePDFRawStream(one).decode());
  if (!said || !other || !Buffer.from(said).equals(other)) return false;
  try {
    return contentOf(evidenceIn(kept)).length === said.length;
  } catch {
    return false;
  }
}

function contentOf({ documentHash, pad, proof }: PadEvidence): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ documentHash, pad, proof }, null, 2));
}

/** The evidence within signatures, by the end of what each of them seals. */
export async function padEvidenceOfEach(
  pdf: Uint8Array,
): Promise<ReadonlyMap<number, PadEvidence>> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  const found = new Map<number, PadEvidence>();
  for (const [, one] of context.enumerateIndirectObjects()) {
    if (!(one instanceof PDFDict)) continue;
    const [stream, range] = [one.lookup(KEY), one.lookup(PDFName.of('ByteRange'))];
    if (!(stream instanceof PDFRawStream) || !(range instanceof PDFArray)) continue;
    const [, , after = 0, rest = 0] = range.asArray().map((at) => Number(at.toString()));
    found.set(after + rest, evidenceIn(stream));
  }
  return found;
}

/** The evidence in a PDF whose seal is intact; undefined where it was not signed on a pad. */
export async function readPadEvidence(pdf: Uint8Array): Promise<PadEvidence | undefined> {
  const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false });
  const stream = catalog.lookup(KEY);
  if (!(stream instanceof PDFRawStream)) return undefined;
  return evidenceIn(stream);
}

function evidenceIn(stream: PDFRawStream): PadEvidence {
  const text = new TextDecoder().decode(decodePDFRawStream(stream).decode());
  return JSON.parse(text) as PadEvidence;
}

/**
 * Judges if the signature is one over the document, by the certificate that came with it. Needs the
 * evidence alone.
 */
export function judgePad({ documentHash, proof }: PadEvidence): PadVerdict {
  if (!proof) return { signature: 'none' };
  const { certificate, signature } = proof;
  if (certificate === null) return { signature: 'unchecked' };
  try {
    const read = new X509Certificate(Buffer.from(certificate, 'base64'));
    const key = { key: read.publicKey, padding: constants.RSA_PKCS1_PADDING };
    const said = publicDecrypt(key, Buffer.from(signature, 'base64'));
    const expected = Buffer.concat([SHA256_INFO, Buffer.from(documentHash, 'hex')]);
    if (!said.equals(expected)) return { signature: 'unchecked' };
    const fingerprint = read.fingerprint256.replaceAll(':', '').toLowerCase();
    return { signature: 'matches', fingerprint };
  } catch {
    // No certificate or signature of the kind that is known here.
    return { signature: 'unchecked' };
  }
}
