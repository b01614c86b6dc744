import { createHash, type Hash } from 'node:crypto';
import type { Position } from '@foyer/event-log';

/** A subscriber's report of a stretch that it took in: enough to compare it with the log. */
export interface Stretch {
  readonly subscriber: number;
  /** The position after which it began; null for the beginning of the log. */
  readonly after: Position | null;
  readonly to: Position;
  readonly count: number;
  /** Over positions and ids, in the order of hearing. */
  readonly hash: string;
}

/** Adds up the received events, or the expected ones. */
export class Heard {
  #hash: Hash = createHash('sha256');
  count = 0;

  add(position: Position, id: string): void {
    this.#hash.update(`${position} ${id}\n`);
    this.count += 1;
  }

  /** The hash so far; the next stretch begins again. */
  finish(): { readonly count: number; readonly hash: string } {
    const finished = { count: this.count, hash: this.#hash.digest('base64url') };
    this.#hash = createHash('sha256');
    this.count = 0;
    return finished;
  }
}

/** Whole lines; the last one may have been cut off by the kill. */
export function parseStretches(text: string): Stretch[] {
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Stretch);
}
