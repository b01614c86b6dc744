import type { ReadableLog } from '../port/event-log.js';
import type { Position, RecordedEvent } from '../port/event.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import type { ChainBreak, ChainVerdict } from './chain-verdict.js';
import { chainedEvent, type ChainedEvent } from './chained-event.js';
import { breakAt, findBreak } from './find-break.js';
import { findCheckpointed } from './find-checkpointed.js';
import {
  isCheckpointWhole,
  LOG_SEALED,
  Checkpoint,
  CHECKPOINT_STREAM,
  checkpointedEvents,
} from './checkpoint.js';

export interface ChainRules {
  /**
   * An event that is older than this, in milliseconds, has to be covered by a checkpoint: anyone who deletes the newest
   * checkpoints would otherwise leave a log that says that it is whole. Not looked at where undefined.
   */
  readonly coveredWithinMs?: number;
  /** The time that ages are counted to. Where it is undefined, or earlier, to the last event's. */
  readonly now?: Date;
}

/**
 * Reads the whole log and holds it against its checkpoints. Answers with the first break it finds.
 * @param onEvent told of each event in order, as far as there is no break.
 */
export async function verifyChain(
  log: ReadableLog,
  rules: ChainRules = {},
  onEvent: (event: ChainedEvent) => void = () => undefined,
): Promise<ChainVerdict> {
  const verifier = new ChainVerifier(log, rules, onEvent);
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
  #pending: (ChainedEvent & { readonly at: string })[] = [];
  #lastAt: string;
  #verified = 0;
  #head: string | null = null;
  #nextCheckpoint = 0;
  #last: Position = '';
  /** The next revision of each stream. */
  readonly #revisions = new Map<string, number>();
  #gap: ChainBreak | undefined;

  constructor(
    private readonly log: ReadableLog,
    private readonly rules: ChainRules,
    private readonly onEvent: (event: ChainedEvent) => void,
  ) {
    this.#lastAt = rules.now?.toISOString() ?? '';
  }

  async take(event: RecordedEvent): Promise<ChainBreak | undefined> {
    // Checkpoints leave positions out, which change where a log moves test environment; their order does not.
    if (event.position <= this.#last) return breakAt('edited', event);
    this.#last = event.position;
    this.#lookForGap(event);
    if (event.stream === CHECKPOINT_STREAM) {
      const found = await this.#checkCheckpoint(event);
      if (found) return found;
    }
    const { at } = event.metadata;
    if (at > this.#lastAt) this.#lastAt = at;
    const chained = chainedEvent(event);
    this.onEvent(chained);
    this.#pending.push({ ...chained, at });
    return undefined;
  }

  verdict(): ChainVerdict {
    const overdue = this.#pending.find((event) => this.#isOverdue(event));
    if (overdue) return breakAt('checkpoint-missing', overdue);
    // What was never checkpointed may be missing as well: revisions have no gaps.
    if (this.#gap) return this.#gap;
    const unchecked = this.#pending.length;
    const uncovered = this.#pending.filter(({ stream }) => stream !== CHECKPOINT_STREAM).length;
    return { ok: true, verified: this.#verified, unchecked, uncovered, head: this.#head };
  }

  #lookForGap(event: RecordedEvent): void {
    const next = this.#revisions.get(event.stream) ?? 0;
    this.#revisions.set(event.stream, event.revision + 1);
    if (event.revision === next) return;
    this.#gap ??=
      event.revision > next
        ? breakAt('dropped', { ...event, revision: next })
        : breakAt('added', event);
  }

  /** Checkpoints themselves wait for the next event, which may take any time. */
  #isOverdue({ stream, at }: { readonly stream: string; readonly at: string }): boolean {
    const { coveredWithinMs } = this.rules;
    if (coveredWithinMs === undefined || stream === CHECKPOINT_STREAM) return false;
    return Date.parse(this.#lastAt) - Date.parse(at) > coveredWithinMs;
  }

  async #checkCheckpoint(event: RecordedEvent): Promise<ChainBreak | undefined> {
    const parsed = Checkpoint.safeParse(event.data);
    if (event.type !== LOG_SEALED || !parsed.success || !isCheckpointWhole(parsed.data)) {
      return breakAt('edited', event);
    }
    if (event.revision !== this.#nextCheckpoint) return this.#missingCheckpoint(event);
    if (parsed.data.previousHead !== this.#head) return breakAt('seal-broken', event);
    const checkpointed = checkpointedEvents(parsed.data);
    const found = await findBreak(this.log, event, checkpointed, this.#pending);
    if (found) return found;
    this.#pending = this.#pending.slice(checkpointed.length);
    this.#verified += checkpointed.length;
    this.#head = parsed.data.head;
    this.#nextCheckpoint += 1;
    return undefined;
  }

  /** A checkpoint came before its turn. A later one covers that whose turn it was, and so knows where it stood. */
  async #missingCheckpoint(event: RecordedEvent): Promise<ChainBreak> {
    const turn = this.#nextCheckpoint;
    const isMissing = ({ stream, revision }: ChainedEvent): boolean =>
      stream === CHECKPOINT_STREAM && revision === turn;
    const missing = await findCheckpointed(this.log, turn, isMissing);
    if (!missing) return breakAt('seal-broken', event);
    for await (const { revision } of this.log.readStream(CHECKPOINT_STREAM, turn)) {
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
