/** What keeps the files did not answer, or gave back less than it was given. No one's request is to blame. */
export class FilesFault extends Error {
  readonly code = 'FILES_FAULT';

  constructor(cause: unknown) {
    super(`Files failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'FilesFault';
  }
}
