/** A board as it is shown. */
export interface BoardDocument {
  /** The id of its call. */
  readonly _id: string;
  readonly documentId: string | null;
  readonly pageNumber: number;
  readonly zoomTo: number;
  /** How often it has changed. */
  readonly version: number;
}

/** A mark that a person drew or wrote on a document of a board, or on its blank pages. */
export interface BoardMarkDocument {
  readonly _id: string;
  readonly boardId: string;
  readonly documentId: string | null;
  readonly name: string;
  readonly authorId: string;
  /** From 0. */
  readonly page: number;
  /** Its annotation in XFDF. */
  readonly annotation: string;
  /** A lower mark is below; a mark that changes stays where it is. */
  readonly order: number;
}

/** The documents of the projection `board`, by collection. */
export interface BoardCollections {
  readonly boards: BoardDocument;
  readonly boardMarks: BoardMarkDocument;
}
