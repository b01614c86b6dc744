import type { ReadableLog } from '../port/event-log.js';
import type { Position, RecordedEvent } from '../port/event.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import type { ChainBreak, ChainVerdict } from './chain-verdict.js';
import { chainedEvent, type ChainedEvent } from './chained-event.js';
import { breakAt, findBreak } from './find-break.js';
import { findSealed } from './find-sealed.js';
import { isSealWhole, LOG_SEALED, Seal, SEAL_STREAM, sealedEvents } from './seal.js';

/** Reads the whole log and holds it against its seals. Answers with the first break it finds. */
export async function verifyChain(log: ReadableLog): Promise<ChainVerdict> {
  const verifier = new ChainVerifier(log);
  try {
    for await (const event of log.readAll()) {
      const found = await verifier.take(event);
      if (found) return found;
    }
    return verifier.verdict();
  } catch (error) {
    if (error instanceof UnreadableEvent) return breakAt('edited', error);
    throw error;
  }
}

/** The state of a verification between two events. */
class ChainVerifier {
  readonly #log: ReadableLog;
  #pending: ChainedEvent[] = [];
  #verified = 0;
  #head: string | null = null;
  #nextSeal = 0;
  #last: Position = '';

  constructor(log: ReadableLog) {
    this.#log = log;
  }

  async take(event: RecordedEvent): Promise<ChainBreak | undefined> {
    // Seals leave positions out, which change where a log moves house; their order does not.
    if (event.position <= this.#last) return breakAt('edited', event);
    this.#last = event.position;
    if (event.stream === SEAL_STREAM) {
      const found = await this.#checkSeal(event);
      if (found) return found;
    }
    this.#pending.push(chainedEvent(event));
    return undefined;
  }

  verdict(): ChainVerdict {
    const unsealed = this.#pending.length;
    return { ok: true, verified: this.#verified, unsealed, head: this.#head };
  }

  async #checkSeal(event: RecordedEvent): Promise<ChainBreak | undefined> {
    const parsed = Seal.safeParse(event.data);
    if (event.type !== LOG_SEALED || !parsed.success || !isSealWhole(parsed.data)) {
      return breakAt('edited', event);
    }
    if (event.revision !== this.#nextSeal) return this.#missingSeal(event);
    if (parsed.data.previousHead !== this.#head) return breakAt('seal-broken', event);
    const sealed = sealedEvents(parsed.data);
    const found = await findBreak(this.#log, event, sealed, this.#pending);
    if (found) return found;
    this.#pending = this.#pending.slice(sealed.length);
    this.#verified += sealed.length;
    this.#head = parsed.data.head;
    this.#nextSeal += 1;
    return undefined;
  }

  /** A seal came before its turn. A later one covers that whose turn it was, and so knows where it stood. */
  async #missingSeal(event: RecordedEvent): Promise<ChainBreak> {
    const turn = this.#nextSeal;
    const isMissing = ({ stream, revision }: ChainedEvent): boolean =>
      stream === SEAL_STREAM && revision === turn;
    const missing = await findSealed(this.#log, turn, isMissing);
    if (!missing) return breakAt('seal-broken', event);
    for await (const { revision } of this.#log.readStream(SEAL_STREAM, turn)) {
      // One of the two stands too early or too late; the earlier place is the first that is wrong.
      if (revision === turn) {
        return breakAt('swapped', missing.position < event.position ? missing : event);
      }
      break;
    }
    return missing.position === event.position
      ? breakAt('edited', event)
      : breakAt('dropped', missing);
  }
}
