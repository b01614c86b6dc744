import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** A stream for text; a window where it has a width. */
type Output = NodeJS.WritableStream & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>;

/** The output of a command: answers go to standard output, notes about them to standard error. */
export class Terminal {
  #isDrawn = false;

  constructor(
    private readonly out: Output = process.stdout,
    private readonly about: Output = process.stderr,
  ) {
    // `| head` has seen enough; that is no failure.
    out.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(0);
    });
  }

  /** True if a person watches the notes about the answer. */
  get isWatched(): boolean {
    return this.about.isTTY === true;
  }

  /** Draws a line about the answer in place of the one before, if a person watches. */
  redraw(text: string): void {
    const width = this.about.columns ?? Infinity;
    this.about.write(`\r${text.slice(0, width - 1)}\u001b[K`);
    this.#isDrawn = true;
  }

  line(text: string): void {
    this.#clear();
    this.out.write(`${text}\n`);
  }

  /** Something about the answer that is not part of it. */
  note(text: string): void {
    this.#clear();
    this.about.write(`${text}\n`);
  }

  /** Much text, no faster than it is read. */
  async stream(chunks: AsyncIterable<string>): Promise<void> {
    await pipeline(Readable.from(chunks), this.out, { end: false });
  }

  json(value: unknown): void {
    this.line(JSON.stringify(value));
  }

  /** A line that is cut to the width of the window, where there is one. */
  fittedLine(text: string): void {
    const width = this.out.isTTY === true ? (this.out.columns ?? Infinity) : Infinity;
    this.line(text.length > width ? `${text.slice(0, width - 1)}…` : text);
  }

  /** Text with a colour or weight, on terminals that want it. */
  styled(style: Style, text: string): string {
    return this.out.isTTY && !process.env.NO_COLOR ? styleText(style, text) : text;
  }

  #clear(): void {
    if (this.#isDrawn) this.about.write('\r\u001b[K');
    this.#isDrawn = false;
  }
}
