import type { Random } from '../../seeded-random.js';
import type { Call } from './trace.js';

type Change = Extract<Call, { call: 'write' | 'truncate' }>;

/** The bytes that a disk writes at once or not at all. */
const SECTOR = 512;

/** The part of the changes since the last sync that a power cut leaves. */
export type Cut = 'nothing' | 'everything' | 'some' | 'torn';

/** One file: its synced content, and the changes requested since. */
class File {
  durable: Buffer = Buffer.alloc(0);
  pending: Change[] = [];

  apply(change: Change): void {
    this.pending.push(change);
  }

  sync(): void {
    this.durable = applied(this.durable, this.pending);
    this.pending = [];
  }

  /**
   * Returns a possible content after a power cut: the disk is free to choose what it writes
   * first.
   */
  after(cut: Cut, random: Random): Buffer {
    const kept = this.pending.flatMap((change): Change[] => {
      if (cut === 'nothing') return [];
      if (cut === 'everything') return [change];
      if (cut === 'torn') return torn(change, random);
      return random() < 0.5 ? [change] : [];
    });
    return applied(this.durable, kept);
  }
}

/** The disk under a process: knows what a power cut may leave of it at each moment. */
export class Disk {
  readonly #files = new Map<string, File>();

  /** @param files What was there, and safe, before. */
  constructor(files: ReadonlyMap<string, Buffer>) {
    for (const [name, content] of files) this.#file(name).durable = Buffer.from(content);
  }

  /** The process has made a call. */
  follow(call: Call): void {
    if (call.call === 'tell') return;
    if (call.call === 'sync') this.#file(call.file).sync();
    else this.#file(call.file).apply(call);
  }

  /** Returns the contents after a power cut, by the names of the files. */
  after(cut: Cut, random: Random): ReadonlyMap<string, Buffer> {
    return new Map([...this.#files].map(([name, file]) => [name, file.after(cut, random)]));
  }

  #file(name: string): File {
    const known = this.#files.get(name) ?? new File();
    this.#files.set(name, known);
    return known;
  }
}

/**
 * Returns the content after some changes, one after the other. The space between the end and a
 * write is zeros.
 */
function applied(content: Buffer, changes: readonly Change[]): Buffer {
  let length = content.length;
  let longest = length;
  for (const change of changes) {
    length = change.call === 'truncate' ? change.size : Math.max(length, endOf(change));
    longest = Math.max(longest, length);
  }
  const next = Buffer.alloc(longest);
  content.copy(next);
  for (const change of changes) {
    if (change.call === 'write') change.bytes.copy(next, change.at);
    else next.fill(0, change.size);
  }
  return next.subarray(0, length);
}

const endOf = ({ at, bytes }: Extract<Change, { call: 'write' }>): number => at + bytes.length;

/** Some sectors of a write. */
function torn(change: Change, random: Random): Change[] {
  if (change.call === 'truncate') return random() < 0.5 ? [change] : [];
  const pieces: Change[] = [];
  const end = endOf(change);
  for (let at = change.at; at < end;) {
    const next = Math.min(end, (Math.floor(at / SECTOR) + 1) * SECTOR);
    const bytes = change.bytes.subarray(at - change.at, next - change.at);
    if (random() < 0.5) pieces.push({ ...change, at, bytes });
    at = next;
  }
  return pieces;
}
