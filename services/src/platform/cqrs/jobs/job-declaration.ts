import type { Instances, Needs } from '../needs.js';
import type { Definitions, EventIn } from '../reactions/reaction-declaration.js';
import type { ReactionTools } from '../reactions/reaction-tools.js';
import type { ReactionEvent } from '../reactions/reaction.js';
import type { RetryTimes } from './retry-times.js';

/** The tools of one try of a job. */
export interface JobRun<N extends Needs> extends Pick<
  ReactionTools,
  'stateOf' | 'query' | 'execute' | 'context'
> {
  readonly needs: Instances<N>;
  readonly now: Date;
  /**
   * Aborts at the deadline, when the job is cancelled, and when the program ends. A slow job must
   * heed it.
   */
  readonly signal: AbortSignal;
  /** Says how far it is, from 0 to 1. */
  readonly progress: (share: number) => Promise<void>;
}

/**
 * Something to be done once for each event of some types, however often the program stops or the
 * world fails meanwhile.
 */
export interface JobDeclaration<D extends Definitions, N extends Needs> {
  /** Its kind, in kebab case; published, and never given to anything else. */
  readonly name: string;
  readonly on: D;
  readonly needs?: N;
  /**
   * The longest time after its event in which it is tried, in milliseconds; the same time again for
   * a repeat on request.
   */
  readonly deadlineMs: number;
  /** Ends it earlier for an event that says so itself, ISO 8601. */
  readonly until?: (event: EventIn<D>) => string;
  readonly retries: RetryTimes;
  /** The number of jobs of its kind that run at a time; 8 by default. */
  readonly atOnce?: number;
  /** Names what it is about, if that bears no other order: jobs about the same run as they came. */
  readonly inLine?: (event: EventIn<D>) => string;
  /** The person that a job is about: it ends with their data. */
  readonly person?: (event: EventIn<D>) => string | null;
  /**
   * Does it, by what the event says. An error ends it, as does a message that may be sent; any
   * other fault is tried again. It may have
   * been done in part by an earlier try: what it writes by `execute` is written once.
   */
  readonly run: (event: EventIn<D>, tools: JobRun<N>) => Promise<void>;
  /**
   * Called at most once, after a last try that failed: it returns what was spent on the job
   * beforehand.
   */
  readonly givenUp?: (event: EventIn<D>, needs: Instances<N>) => Promise<void>;
}

/** Any job, once its events no longer matter. */
export interface AnyJob {
  readonly name: string;
  readonly on: Definitions;
  readonly needs?: Needs;
  readonly deadlineMs: number;
  readonly retries: RetryTimes;
  readonly atOnce?: number;
  readonly until?: Asks<[event: ReactionEvent], string>;
  readonly inLine?: Asks<[event: ReactionEvent], string>;
  readonly person?: Asks<[event: ReactionEvent], string | null>;
  readonly run: Asks<[event: ReactionEvent, tools: JobRun<Needs>], Promise<void>>;
  readonly givenUp?: Asks<[event: ReactionEvent, needs: Instances<Needs>], Promise<void>>;
}

/**
 * A function whose parameters are checked where it is declared; only events of the declared types
 * come to it.
 */
type Asks<Parameters extends readonly unknown[], Result> = {
  bivariant(...parameters: Parameters): Result;
}['bivariant'];
