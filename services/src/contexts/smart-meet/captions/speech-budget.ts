import { Injectable } from '@nestjs/common';

import { Rejected } from '#platform/cqrs';

/**
 * The most speech of one call that the service turns into text, in milliseconds, and the most
 * pieces of it at a time.
 */
const SPEECH_MAX_MS = 6 * 3_600_000;
const AT_ONCE = 6;
/**
 * Pages record speech at 24 kbit/s: sound counts for as long as it would last at that, in bytes a
 * millisecond.
 */
const BYTES_PER_MS = 3;
/** No page records speech at more than 256 kbit/s. */
const BYTES_PER_MS_MAX = 32;
/** The size of the container in addition to the sound, in bytes. */
const CONTAINER_BYTES = 4_096;
/**
 * A piece is turned into text within about this many seconds, after which there is room for
 * another.
 */
const PIECE_S = 10;
/** The number of calls that are remembered; the one that spoke longest ago is dropped first. */
const CALLS_KEPT = 1_000;

interface Spent {
  ms: number;
  atOnce: number;
}

/**
 * A piece of sound: its time of speech, as the page reports it, in milliseconds, and its size in
 * bytes.
 */
export interface SizedPiece {
  readonly durationMs: number;
  readonly bytes: number;
}

/** Limits the speech of a call that the service may still turn into text, which costs money. */
@Injectable()
export class SpeechBudget {
  readonly #spent = new Map<string, Spent>();

  /**
   * Does it within the call's budget; what fails costs nothing of it.
   * @throws Rejected TOO_MANY_REQUESTS beyond it, INVALID_INPUT if the piece is too large for its
   * reported length
   */
  async within<T>(callId: string, piece: SizedPiece, run: () => Promise<T>): Promise<T> {
    const countedMs = countedMsOf(piece);
    const spent = this.#spent.get(callId) ?? { ms: 0, atOnce: 0 };
    this.#spent.delete(callId);
    this.#spent.set(callId, spent);
    // The total of a call is not filled again.
    if (spent.ms + countedMs > SPEECH_MAX_MS) throw new Rejected('TOO_MANY_REQUESTS');
    if (spent.atOnce >= AT_ONCE) {
      throw new Rejected('TOO_MANY_REQUESTS', { retryAfter: PIECE_S.toString() });
    }
    spent.ms += countedMs;
    spent.atOnce += 1;
    this.#forgetOldest();
    try {
      return await run();
    } catch (error) {
      // No text was made: the service failed, or the server did.
      spent.ms -= countedMs;
      throw error;
    } finally {
      spent.atOnce -= 1;
    }
  }

  #forgetOldest(): void {
    const [oldest] = this.#spent.keys();
    if (this.#spent.size > CALLS_KEPT && oldest !== undefined) this.#spent.delete(oldest);
  }
}

/** The size of a piece bounds the length that a page reports. */
function countedMsOf({ durationMs, bytes }: SizedPiece): number {
  const sound = Math.max(0, bytes - CONTAINER_BYTES);
  if (sound > durationMs * BYTES_PER_MS_MAX) throw new Rejected('INVALID_INPUT');
  return Math.max(durationMs, Math.ceil(sound / BYTES_PER_MS));
}
