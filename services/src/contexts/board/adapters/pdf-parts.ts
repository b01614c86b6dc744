import type { SignatureStrokes } from '@foyer/contracts/board';
import type { Language } from '@foyer/contracts/identity';

/** A signature as it is put into a PDF, and the facts about it on a page of its own. */
export interface PdfSignature {
  /** From 0. */
  readonly page: number;
  /** Left, bottom, right, top, in points. */
  readonly box: readonly [number, number, number, number];
  /** Strokes in a field of {@link SIGNATURE_FIELD}, from its upper left corner; or a name. */
  readonly ink: SignatureStrokes;
  /** The number of earlier signatures in the same request: each has a place of its own. */
  readonly given: number;
  /** The number of persons who must still sign: a record is left for each. */
  readonly stillToSign: number;
  readonly signedBy: string;
  readonly signedAt: string;
  /** The rows on the page of evidence: each a name and a value. */
  readonly evidence: readonly (readonly [name: string, value: string])[];
}

/** The file that is drawn on. */
export interface PdfSource {
  readonly content: Uint8Array;
  readonly mediaType: string;
}

/** The parts that make up a PDF. */
export interface PdfParts {
  /** The file below the drawing; null for blank pages. */
  readonly file: PdfSource | null;
  /** The number of blank pages. */
  readonly pages: number;
  /** The marks that are drawn on it. */
  readonly xfdf: string;
  /** Of what stamps say. */
  readonly language: Language;
  /** Signed, it has room for a seal. */
  readonly signature?: PdfSignature;
}
