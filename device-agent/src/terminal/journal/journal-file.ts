import { open, readFile, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Mutex } from 'async-mutex';

import { JournalFault } from './journal-fault.js';
import { wholeLines, written } from './journal-lines.js';
import { syncFolder } from '../../disk/sync-folder.js';

/** Calls of a disk that the journal makes. */
export interface Disk {
  readonly open: (path: string, flags: string, mode?: number) => Promise<FileHandle>;
  readonly readFile: (path: string) => Promise<Buffer>;
  readonly rename: (from: string, to: string) => Promise<void>;
}

const USUAL_DISK: Disk = { open, readFile, rename };

/**
 * A file that only grows, line by line. Each line has its checksum, and is on disk before any
 * caller continues.
 */
export class JournalFile {
  #size: number;
  #broken: JournalFault | null = null;
  #isClosed = false;
  /** True while the folder on disk does not yet name the file that replaced another. */
  #isNameOwed = false;
  readonly #writing = new Mutex();

  private constructor(
    private readonly path: string,
    private handle: FileHandle,
    size: number,
    private readonly disk: Disk,
  ) {
    this.#size = size;
  }

  /**
   * Opens or makes the file. An incomplete last line is cut off: no caller knew of it.
   * @returns The file and its lines.
   * @throws JournalFault JOURNAL_DAMAGED where any other line is not as it was written.
   */
  static async open(
    path: string,
    disk: Disk = USUAL_DISK,
  ): Promise<{ file: JournalFile; lines: unknown[] }> {
    const handle = await disk.open(path, 'a+', 0o600);
    try {
      return await JournalFile.#read(path, handle, disk);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  static async #read(
    path: string,
    handle: FileHandle,
    disk: Disk,
  ): Promise<{ file: JournalFile; lines: unknown[] }> {
    const bytes = await disk.readFile(path);
    const { lines, size } = wholeLines(bytes);
    if (size < bytes.length) await handle.truncate(size);
    await handle.sync();
    await syncFolder(dirname(path), (folder, flags) => disk.open(folder, flags));
    return { file: new JournalFile(path, handle, size, disk), lines };
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
        await this.#syncName();
      } catch (cause) {
        await this.#cutOff();
        throw cause;
      }
      this.#size += bytes.length;
    });
  }

  /**
   * Cuts off half a line, since no line may follow it. After a failure, the file takes no more
   * lines.
   */
  async #cutOff(): Promise<void> {
    try {
      await this.handle.truncate(this.#size);
    } catch (cause) {
      this.#broken = new JournalFault('JOURNAL_DAMAGED', { cause });
    }
  }

  /**
   * Puts these lines in the place of all others. A failure leaves one of the two files in use,
   * whole and under its name.
   */
  rewrite(lines: readonly object[]): Promise<void> {
    return this.#underLease(async () => {
      const bytes = Buffer.from(lines.map(written).join(''));
      const before = this.handle;
      this.handle = await this.#replaced(bytes);
      this.#size = bytes.length;
      this.#isNameOwed = true;
      await before.close().catch(() => undefined);
      await this.#syncName();
    });
  }

  /** Returns the handle that wrote the new file, since opening it once more could fail. */
  async #replaced(bytes: Buffer): Promise<FileHandle> {
    const fresh = `${this.path}.new`;
    const handle = await this.disk.open(fresh, 'a', 0o600);
    try {
      await handle.truncate();
      await handle.appendFile(bytes);
      await handle.sync();
      await this.disk.rename(fresh, this.path);
      return handle;
    } catch (cause) {
      await handle.close();
      throw cause;
    }
  }

  /** Puts the file's name on disk, without which no line counts. */
  async #syncName(): Promise<void> {
    if (!this.#isNameOwed) return;
    await syncFolder(dirname(this.path), (folder, flags) => this.disk.open(folder, flags));
    this.#isNameOwed = false;
  }

  /** Finishes the writing under way first. */
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
