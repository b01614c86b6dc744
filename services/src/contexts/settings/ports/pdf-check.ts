/** Tells what is a PDF that can be shown, in no one's way. Also the injection token. */
export abstract class PdfCheck {
  /** Whether it can be opened and has a page; false also where that takes too much. */
  abstract isReadable(pdf: Uint8Array): Promise<boolean>;
}
