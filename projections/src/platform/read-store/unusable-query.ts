/** A query that the read store refuses to run: an unknown operator, an untrusted object, an impossible path or limit. */
export class UnusableQuery extends Error {
  readonly code = 'UNUSABLE_QUERY';

  constructor(message: string) {
    super(message);
    this.name = 'UnusableQuery';
  }
}
