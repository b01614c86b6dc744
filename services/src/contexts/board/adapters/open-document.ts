import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';

import { PdfRefused } from './pdf-refused.js';

/** A PDF that is opened to be changed. */
export interface OpenedDocument {
  readonly pdf: PDFDocument;
  /** It carries a signature, so that it is only ever appended to. */
  readonly isSealed: boolean;
}

const SIGNED = /\/ByteRange\s*\[\s*\d/;

export const isSealed = (content: Uint8Array): boolean =>
  SIGNED.test(Buffer.from(content).toString('latin1'));

/** @throws PdfRefused DOCUMENT_PROTECTED @throws Error for what cannot be read */
export async function openDocument(content: Uint8Array): Promise<OpenedDocument> {
  const sealed = isSealed(content);
  const how = sealed ? { forIncrementalUpdate: true, updateMetadata: false } : {};
  try {
    return { pdf: await PDFDocument.load(content, how), isSealed: sealed };
  } catch (error) {
    throw error instanceof EncryptedPDFError ? new PdfRefused('DOCUMENT_PROTECTED') : error;
  }
}
