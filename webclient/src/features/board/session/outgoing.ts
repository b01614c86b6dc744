import { boardMessages, writeAnnotation, wrapXfdf, type Mark } from '@foyer/contracts/board';
import { ApiError } from '@foyer/contracts/client';

import type { Channel } from '#wire/channel.js';
import type { Change } from './layer.js';

/** A change on its way to the server. */
export interface Sent {
  readonly documentId: string | null;
  readonly change: Change;
}

/** How the server took a change. */
export interface Taken extends Sent {
  readonly version: number;
  /** Marks that another participant has erased in the meantime. */
  readonly refused: readonly string[];
}

interface Hears {
  readonly onTaken: (taken: Taken) => void;
  /** The server does not take it at all. */
  readonly onRejected: (sent: Sent, error: ApiError) => void;
}

/** One message carries at most so many marks, or bytes. */
const MARKS_MAX = 200;
const BYTES_MAX = 100_000;

/**
 * Sends changes one after the other, in the order in which they were made. One that was not
 * answered stays, and is sent again once the connection is back: said twice it comes to the same.
 */
export class Outgoing {
  #waiting: readonly Sent[] = [];
  #isSending = false;

  constructor(
    private readonly channel: Channel,
    private readonly whiteboardId: string,
    private readonly hears: Hears,
  ) {}

  /** Changes that the server has not taken yet. */
  get waiting(): readonly Sent[] {
    return this.#waiting;
  }

  add(sent: Sent): void {
    const pieces = piecesOf(sent.change).map((change) => ({ ...sent, change }));
    this.#waiting = [...this.#waiting, ...pieces];
    void this.send();
  }

  /** Continues sending; called again when the connection is back. */
  async send(): Promise<void> {
    if (this.#isSending || this.channel.state.get() !== 'up') return;
    this.#isSending = true;
    try {
      for (let [next] = this.#waiting; next; [next] = this.#waiting) await this.#sendOne(next);
    } catch {
      // Not answered: it is sent again when the board is entered again.
    } finally {
      this.#isSending = false;
    }
  }

  async #sendOne(sent: Sent): Promise<void> {
    try {
      const { version, refused } = await this.#emit(sent);
      this.#waiting = this.#waiting.slice(1);
      this.hears.onTaken({ ...sent, version, refused });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status !== 0 && error.status < 500;
      if (!isRefused) throw error;
      this.#waiting = this.#waiting.slice(1);
      this.hears.onRejected(sent, error);
    }
  }

  async #emit({ documentId, change }: Sent): Promise<Pick<Taken, 'version' | 'refused'>> {
    const of = { whiteboardId: this.whiteboardId, documentId };
    if (change.kind === 'draw') {
      const xfdfString = wrapXfdf(change.marks.map(writeAnnotation).join(''));
      return this.channel.emit(boardMessages.updateXfdfString, { ...of, xfdfString });
    }
    const names = [...change.names];
    const { version } = await this.channel.emit(boardMessages.deleteAnnotations, { ...of, names });
    return { version, refused: [] };
  }
}

function piecesOf(change: Change): readonly Change[] {
  if (change.kind === 'erase') {
    return chunks(change.names, () => 100).map((names) => ({ kind: 'erase', names }));
  }
  const sizes = new Map(change.marks.map((mark) => [mark, bytesOf(mark)]));
  const size = (mark: Mark) => sizes.get(mark) ?? 0;
  return chunks(change.marks, size).map((marks) => ({ kind: 'draw', marks }));
}

/** As it is sent, with what is escaped. */
const bytesOf = (mark: Mark): number =>
  new TextEncoder().encode(JSON.stringify(writeAnnotation(mark))).length;

function chunks<T>(all: readonly T[], size: (one: T) => number): readonly (readonly T[])[] {
  const found: T[][] = [];
  let left = 0;
  for (const one of all) {
    const piece = found.at(-1);
    left -= size(one);
    if (piece && left >= 0 && piece.length < MARKS_MAX) piece.push(one);
    else {
      found.push([one]);
      left = BYTES_MAX - size(one);
    }
  }
  return found;
}
