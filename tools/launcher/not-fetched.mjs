import { FailedCommand } from './command.mjs';

/** A part could not be fetched from its source: this machine is not to blame. */
export class NotFetched extends FailedCommand {
  /** @param {FailedCommand} cause */
  constructor({ message, output, exitCode }) {
    super(message, output, exitCode);
    this.name = 'NotFetched';
  }
}
