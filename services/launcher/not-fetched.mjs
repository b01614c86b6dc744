import { FailedCommand } from './command.mjs';

/** What something is made of could not be had from where it is kept: no one's mistake on this machine. */
export class NotFetched extends FailedCommand {
  /** @param {FailedCommand} cause */
  constructor({ message, output, exitCode }) {
    super(message, output, exitCode);
    this.name = 'NotFetched';
  }
}
