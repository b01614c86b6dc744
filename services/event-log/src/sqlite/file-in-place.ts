import { statSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * An open file is no longer at its path: it was removed or replaced, and later writes are lost at
 * the end.
 */
export class FileGone extends Error {
  readonly code = 'FILE_GONE';
  /** Name of the file, without its folder. */
  readonly file: string;

  constructor(path: string) {
    super(`${basename(path)} was removed or replaced while it is open`);
    this.name = 'FileGone';
    this.file = basename(path);
  }
}

/**
 * The identity of the file at a path, to detect a removed or replaced one: SQLite continues to
 * write the old one.
 */
export class FileInPlace {
  readonly #opened: string | undefined;
  #isGone = false;

  /**
   * @param path A file that is open.
   * @param onGone Told once, whenever the file is missed first.
   */
  constructor(
    private readonly path: string,
    private readonly onGone?: (fault: FileGone) => void,
  ) {
    this.#opened = identityOf(path);
  }

  /**
   * To be called before each write; it costs microseconds, where a write waits for the disk.
   * @throws FileGone
   */
  demand(): void {
    if (identityOf(this.path) === this.#opened) {
      this.#isGone = false;
      return;
    }
    const fault = new FileGone(this.path);
    if (!this.#isGone) this.onGone?.(fault);
    this.#isGone = true;
    throw fault;
  }
}

/** Undefined where there is no file. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
