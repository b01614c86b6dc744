/** What was asked for cannot be done, and the reason is the asker's to know: one line, no stack trace. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}
