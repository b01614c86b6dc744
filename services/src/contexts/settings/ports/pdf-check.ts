/** Tells what is a PDF that can be shown, in no one's way. Also the injection token. */
export abstract class PdfCheck {
  /** True if it can be opened and has a page; false also if that takes too much. */
  abstract isReadable(pdf: Uint8Array): Promise<boolean>;
}
