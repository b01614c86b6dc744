/** The program cannot start, and its operator can mend that; the message is the one line to say. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
