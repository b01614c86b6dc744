/** Reasons for which no PDF is made, or none is signed; each is a coded sentence for people. */
export type PdfRefusal =
  | 'DOCUMENT_PROTECTED'
  | 'DOCUMENT_HAS_LAYERS'
  | 'DOCUMENT_HAS_OUTSIDE_PARTS'
  | 'DOCUMENT_IS_XFA_FORM'
  | 'DOCUMENT_SEALED_AND_ACTIVE'
  | 'DOCUMENT_SEALED_AND_DRAWN_ON'
  | 'SIGNATURE_LETTERS_MISSING';

/** The file, or the name of a signer, is of a kind that is refused. */
export class PdfRefused extends Error {
  constructor(readonly code: PdfRefusal) {
    super(code);
  }
}

/** The answer of a thread in place of its result. */
export interface Refusal {
  readonly refused: PdfRefusal;
}

/** Answers what work gives, or why it is refused. */
export async function orRefusal<Result>(work: Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PdfRefused) return { refused: error.code };
    throw error;
  }
}
