/** An append that no log would take, whatever it holds: a fault of the caller. */
export class InvalidAppend extends Error {
  readonly code = 'INVALID_APPEND';

  constructor(reason: string) {
    super(`The append cannot be written: ${reason}`);
    this.name = 'InvalidAppend';
  }
}
