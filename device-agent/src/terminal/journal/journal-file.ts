import { open, readFile, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { Mutex } from 'async-mutex';

/** The journal cannot be trusted any more; going on could take money twice. */
export class JournalFault extends Error {
  constructor(
    readonly code: 'JOURNAL_DAMAGED' | 'JOURNAL_CLOSED',
    options?: ErrorOptions,
  ) {
    super(`The terminal's journal failed: ${code}`, options);
  }
}

const NEW_LINE = 0x0a;
const CHECKSUM_DIGITS = 8;

/** A file that only grows, line by line, each with its checksum, and each on disk before anybody hears of it. */
export class JournalFile {
  #size: number;
  #broken: JournalFault | null = null;
  #isClosed = false;
  readonly #writing = new Mutex();

  private constructor(
    private readonly path: string,
    private handle: FileHandle,
    size: number,
  ) {
    this.#size = size;
  }

  /**
   * Opens or makes the file. A last line that was not written whole is cut off: no one heard of it.
   * @returns The file, and what is in it.
   * @throws JournalFault JOURNAL_DAMAGED where any other line is not what was written.
   */
  static async open(path: string): Promise<{ file: JournalFile; lines: unknown[] }> {
    const handle = await open(path, 'a+', 0o600);
    try {
      return await JournalFile.#read(path, handle);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  static async #read(
    path: string,
    handle: FileHandle,
  ): Promise<{ file: JournalFile; lines: unknown[] }> {
    const bytes = await readFile(path);
    const { lines, size } = wholeLines(bytes);
    if (size < bytes.length) await handle.truncate(size);
    await handle.sync();
    await syncFolder(path);
    return { file: new JournalFile(path, handle, size), lines };
  }

  /** In bytes. */
  get size(): number {
    return this.#size;
  }

  /** Resolves when the lines are on disk. A write that fails leaves nothing behind. */
  append(lines: readonly object[]): Promise<void> {
    return this.#underLease(async () => {
      if (this.#broken !== null) throw this.#broken;
      const bytes = Buffer.from(lines.map(written).join(''));
      try {
        await this.handle.appendFile(bytes);
        await this.handle.datasync();
      } catch (cause) {
        await this.#cutOff();
        throw cause;
      }
      this.#size += bytes.length;
    });
  }

  /** Nothing may follow half a line: where it cannot be cut off, nothing is written any more. */
  async #cutOff(): Promise<void> {
    try {
      await this.handle.truncate(this.#size);
    } catch (cause) {
      this.#broken = new JournalFault('JOURNAL_DAMAGED', { cause });
    }
  }

  /** Puts these lines in the place of all others, or changes nothing. */
  rewrite(lines: readonly object[]): Promise<void> {
    return this.#underLease(async () => {
      const bytes = Buffer.from(lines.map(written).join(''));
      const fresh = `${this.path}.new`;
      const handle = await open(fresh, 'w', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(fresh, this.path);
      await syncFolder(this.path);
      await this.handle.close();
      this.handle = await open(this.path, 'a', 0o600);
      this.#size = bytes.length;
    });
  }

  /** What was begun is finished first. */
  async close(): Promise<void> {
    await this.#underLease(() => {
      this.#isClosed = true;
      return this.handle.close();
    });
  }

  #underLease<T>(act: () => Promise<T>): Promise<T> {
    return this.#writing.runExclusive(() => {
      if (this.#isClosed) throw new JournalFault('JOURNAL_CLOSED');
      return act();
    });
  }
}

function written(line: object): string {
  const json = JSON.stringify(line);
  return `${checksum(json)} ${json}\n`;
}

const checksum = (json: string): string => crc32(json).toString(16).padStart(CHECKSUM_DIGITS, '0');

function wholeLines(bytes: Buffer): { lines: unknown[]; size: number } {
  const lines: unknown[] = [];
  let from = 0;
  for (let end = bytes.indexOf(NEW_LINE); end !== -1; end = bytes.indexOf(NEW_LINE, from)) {
    const line = bytes.toString('utf8', from, end);
    const json = line.slice(CHECKSUM_DIGITS + 1);
    if (line.slice(0, CHECKSUM_DIGITS) !== checksum(json)) {
      if (bytes.indexOf(NEW_LINE, end + 1) !== -1) throw new JournalFault('JOURNAL_DAMAGED');
      break;
    }
    lines.push(JSON.parse(json));
    from = end + 1;
  }
  return { lines, size: from };
}

/** A file's name is on disk when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
