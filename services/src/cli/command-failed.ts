/** A command failed for a reason that concerns its user: one line, no stack trace. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}
