/** A document that cannot be kept: JSON cannot carry it, or it breaks the declaration of an index. A projection's bug. */
export class UnwritableDocument extends Error {
  readonly code = 'UNWRITABLE_DOCUMENT';

  constructor(message: string) {
    super(message);
    this.name = 'UnwritableDocument';
  }
}
