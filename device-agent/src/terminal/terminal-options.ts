import type { Log } from './log.js';

/** The address of a terminal and its time limits, in milliseconds. */
export interface TerminalOptions {
  readonly host: string;
  /** The terminal's port for requests. */
  readonly port: number;
  /** The port on which we listen for the terminal (OPI only). */
  readonly myPort: number;
  readonly workstationId: string;
  readonly times: TerminalTimes;
  readonly log: Log;
  /** Our clock. */
  readonly now: () => Date;
  /** Mints the eight digits of an own request, such as an inquiry. */
  readonly newRequestId: () => string;
}

export interface TerminalTimes {
  readonly connectMs: number;
  /** Until a request is acknowledged, or a question of status is answered. */
  readonly replyMs: number;
  /** Until a customer has paid and the terminal says so. */
  readonly answerMs: number;
}

export const USUAL_TIMES: TerminalTimes = { connectMs: 5_000, replyMs: 10_000, answerMs: 180_000 };
