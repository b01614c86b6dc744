/**
 * The store of files did not answer, or returned less than it was given. The request is not to
 * blame.
 */
export class FilesFault extends Error {
  readonly code = 'FILES_FAULT';

  constructor(cause: unknown) {
    super(`Files failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'FilesFault';
  }
}
