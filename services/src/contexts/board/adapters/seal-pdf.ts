import { parentPort, workerData } from 'node:worker_threads';

import { SignPdf } from '@signpdf/signpdf';
import { P12Signer } from '@signpdf/signer-p12';

/** The input of a separate thread. */
export interface PdfToSeal {
  readonly pdf: Uint8Array;
  /** The key with its certificate, as PKCS #12 without a password. */
  readonly p12: Uint8Array;
}

/** The answer of the thread. */
export interface SealedPdf {
  readonly pdf: Uint8Array;
}

async function seal({ pdf, p12 }: PdfToSeal): Promise<SealedPdf> {
  return { pdf: await new SignPdf().sign(Buffer.from(pdf), new P12Signer(Buffer.from(p12))) };
}

parentPort?.postMessage(await seal(workerData as PdfToSeal));
