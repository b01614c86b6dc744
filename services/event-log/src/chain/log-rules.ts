import type { Position, RecordedEvent } from '../port/event.js';
import { chainedEvent, type ChainedEvent } from './chained-event.js';
import {
  CHECKPOINT_STREAM,
  checkpointedEvents,
  isCheckpointWhole,
  LOG_SEALED,
  readCheckpoint,
  type Checkpoint,
} from './checkpoint.js';

/** An event by its place. */
export type Place = Omit<ChainedEvent, 'leaf'>;

/**
 * The rule that a log breaks, and where. `order`: positions grow from 1 on. `checkpoint`: it is as
 * it was written. `turn`: none is missing. `head`: each follows the one before. `leaves`: each
 * covers exactly what happened since. `covered`: none is missing at the end. `revisions`: those of
 * a stream have no gaps.
 */
export type Breach =
  | { readonly rule: 'order' | 'checkpoint' | 'head' | 'covered'; readonly event: Place }
  | { readonly rule: 'turn'; readonly event: Place; readonly turn: number }
  | { readonly rule: 'revisions'; readonly event: Place; readonly expected: number }
  | {
      readonly rule: 'leaves';
      readonly event: RecordedEvent;
      readonly checkpointed: readonly ChainedEvent[];
      readonly found: readonly ChainedEvent[];
    };

type Pending = ChainedEvent & { readonly at: string };

/** Checkpoints are a second apart; a slow disk may need longer. */
export const COVERED_WITHIN_MS = 60_000;

/**
 * The rules by which every verifier checks a log, one event after the other: the server, and the
 * one file for auditors outside. This code reads no files, and needs only Node.js.
 */
export class LogRules {
  /** Events that are as they were checkpointed. */
  verified = 0;
  /** Head of the last checkpoint. */
  head: string | null = null;
  #pending: Pending[] = [];
  #last: Position = '';
  #lastAt = '';
  #turn = 0;
  readonly #revisions = new Map<string, number>();
  #gap: Breach | undefined;

  /** @param isWhole whether the events are the whole log, or a part of it with its checkpoints. */
  constructor(
    private readonly isWhole: boolean,
    private readonly onEvent: (event: ChainedEvent) => void = () => undefined,
  ) {}

  /** Events that no checkpoint covers yet, checkpoints among them. */
  get unchecked(): number {
    return this.#pending.length;
  }

  /** Those of them that are no checkpoints: while there are any, not all is vouched for. */
  get uncovered(): number {
    return this.#pending.filter(({ stream }) => stream !== CHECKPOINT_STREAM).length;
  }

  /** Takes the next event of the log. */
  take(event: RecordedEvent): Breach | undefined {
    const { position, stream, metadata } = event;
    // Checkpoints leave positions out, which change where a log moves; their order does not.
    if (position <= this.#last || !/^\d*[1-9]\d*$/.test(position)) return { rule: 'order', event };
    this.#last = position;
    this.#noteGap(event);
    const breach = stream === CHECKPOINT_STREAM ? this.#checkCheckpoint(event) : undefined;
    if (breach !== undefined) return breach;
    if (metadata.at > this.#lastAt) this.#lastAt = metadata.at;
    const chained = chainedEvent(event);
    this.onEvent(chained);
    this.#pending.push({ ...chained, at: metadata.at });
    return undefined;
  }

  /**
   * Says what the end of the log breaks.
   * @param now the time that ages are counted to, unless an event is later.
   * @param coveredWithinMs an event that is older has to be covered: anyone who deletes the newest
   * checkpoints would otherwise leave a log that says that it is whole.
   */
  end(now: string, coveredWithinMs = COVERED_WITHIN_MS): Breach | undefined {
    const until = Date.parse(now > this.#lastAt ? now : this.#lastAt);
    const overdue = this.#pending.find(
      // Checkpoints themselves wait for the next event, which may take any time.
      ({ stream, at }) => stream !== CHECKPOINT_STREAM && until - Date.parse(at) > coveredWithinMs,
    );
    if (overdue) return { rule: 'covered', event: overdue };
    // Events that were never checkpointed may be missing as well.
    return this.isWhole ? this.#gap : undefined;
  }

  #noteGap(event: RecordedEvent): void {
    const expected = this.#revisions.get(event.stream) ?? 0;
    this.#revisions.set(event.stream, event.revision + 1);
    if (event.revision !== expected) this.#gap ??= { rule: 'revisions', event, expected };
  }

  #checkCheckpoint(event: RecordedEvent): Breach | undefined {
    const checkpoint = event.type === LOG_SEALED ? readCheckpoint(event.data) : undefined;
    if (!checkpoint || !isCheckpointWhole(checkpoint)) return { rule: 'checkpoint', event };
    if (this.isWhole) {
      const breach = this.#checkRun(event, checkpoint);
      if (breach) return breach;
    } else this.#coverSome(checkpoint);
    this.head = checkpoint.head;
    return undefined;
  }

  /**
   * In a whole log each checkpoint follows the one before it, and covers exactly what happened
   * since.
   */
  #checkRun(event: RecordedEvent, checkpoint: Checkpoint): Breach | undefined {
    const turn = this.#turn;
    if (event.revision !== turn) return { rule: 'turn', event, turn };
    if (checkpoint.previousHead !== this.head) return { rule: 'head', event };
    const [checkpointed, found] = [checkpointedEvents(checkpoint), this.#pending];
    if (checkpointed.some(({ leaf }, at) => leaf !== found[at]?.leaf)) {
      return { rule: 'leaves', event, checkpointed, found };
    }
    this.#pending = found.slice(checkpointed.length);
    this.verified += checkpointed.length;
    this.#turn += 1;
    return undefined;
  }

  /** In a part of a log a checkpoint covers some of what came before it. */
  #coverSome(checkpoint: Checkpoint): undefined {
    const leaves = new Set(checkpoint.leaves.split(' '));
    const before = this.#pending.length;
    this.#pending = this.#pending.filter(({ leaf }) => !leaves.has(leaf));
    this.verified += before - this.#pending.length;
  }
}
