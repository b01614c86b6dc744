/** A stream was not at the revision its writer expected; nothing was appended. Safe to read again and retry. */
export class RevisionConflict extends Error {
  readonly code = 'REVISION_CONFLICT';

  constructor(
    readonly stream: string,
    readonly expected: number | 'no-stream',
    readonly actual: number | undefined,
  ) {
    super(`Stream ${stream} is at revision ${actual ?? 'none'}, not ${expected}`);
    this.name = 'RevisionConflict';
  }
}
