/** What a PDF is made of. */
export interface PdfParts {
  /** What lies below; null for blank pages. */
  readonly file: { readonly content: Uint8Array; readonly mediaType: string } | null;
  /** So many blank pages. */
  readonly pages: number;
  /** What is drawn on it. */
  readonly xfdf: string;
}

/** Makes PDFs of documents and of what was drawn on them, in no one's way. Also the injection token. */
export abstract class PdfMaker {
  /** @throws Rejected BOARD_NOT_EXPORTED for what is protected, damaged, or takes too much */
  abstract make(parts: PdfParts): Promise<Uint8Array>;
}
