/**
 * A running server cannot do just now, or not here, what the command line asks for; the message
 * says why.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
}
