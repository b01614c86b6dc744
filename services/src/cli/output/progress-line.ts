import type { Terminal } from './terminal.js';

/** The number of lines for an output that is not a terminal. */
const LINES = 10;

/**
 * Says how far something is: in one line that is drawn again in a window, in some lines elsewhere.
 */
export class ProgressLine {
  #said = -1;

  constructor(private readonly terminal: Terminal) {}

  /** @param share From 0 to 1. @param more What else there is to say. */
  show(share: number, more = ''): void {
    const text = `${Math.floor(share * 100)
      .toString()
      .padStart(3)} %${more}`;
    if (this.terminal.isWatched) {
      this.terminal.redraw(text);
      return;
    }
    const step = Math.floor(share * LINES);
    if (step === this.#said) return;
    this.#said = step;
    this.terminal.note(text.trimStart());
  }
}
