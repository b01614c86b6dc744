/** Seals PDFs so that every later change shows. Also the injection token. */
export abstract class PdfSeal {
  /** @param pdf with room for a signature @throws Rejected UNAVAILABLE */
  abstract seal(pdf: Uint8Array): Promise<Uint8Array>;
}
