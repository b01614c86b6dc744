/** A document as it can be drawn on. */
export interface BoardDocument {
  readonly documentId: string;
  readonly mediaType: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** The documents of calls and their sessions, for boards. Also the injection token. */
export abstract class BoardDocuments {
  /**
   * One that belongs to the call, or to its session, and is still there; undefined for any other.
   */
  abstract find(documentId: string, callId: string): Promise<BoardDocument | undefined>;
  /** @throws Rejected DOCUMENT_NOT_FOUND or FILE_DAMAGED */
  abstract read(documentId: string): Promise<Uint8Array>;
}

/** The file types that a board can show: the pages of a PDF, or a picture as one page. */
export const DRAWN_ON: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg'];
