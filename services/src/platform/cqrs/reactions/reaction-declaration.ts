import type { EventDefinition, EventOf } from '@foyer/contracts/schema';
import type { Position } from '@foyer/event-log';

import type { Instances, Needs } from '../needs.js';
import type { ReactionTools } from './reaction-tools.js';
import type { ReactionEvent } from './reaction.js';

/** The events of a reaction. */
export type Definitions = readonly EventDefinition[];
/** Any of these events, with its position in the log. */
export type EventIn<D extends Definitions> = ReactionEvent<EventOf<D[number]>>;

/** The tools of a run. */
export interface ReactionRun<N extends Needs, Memory = undefined> extends Pick<
  ReactionTools,
  'stateOf' | 'query' | 'execute' | 'context'
> {
  readonly needs: Instances<N>;
  readonly memory: Memory;
  readonly now: Date;
  /** The position of the event that caused the run; undefined without such an event. */
  readonly position: Position | undefined;
  /** When the program began; who was away before had no chance to be noticed. */
  readonly startedAt: Date;
  /**
   * Runs it once more at a time, for the same cause; an earlier plan for the same key is dropped.
   */
  readonly again: (at: Date) => void;
  /** Runs it for another key after that key's present run, for the same cause. */
  readonly alsoFor: (key: string) => void;
}

/** The tools of a run about an absence. */
export interface AbsenceRun<N extends Needs, Memory = undefined> extends ReactionRun<N, Memory> {
  /** The start of the absence. */
  readonly absentSince: Date;
}

interface Common<N extends Needs> {
  /** A sentence in kebab case: who did what is written under this name. */
  readonly name: string;
  readonly needs?: N;
}

/** The events that it follows from: as they happen, or as soon as queries see what they did. */
export type Triggers<D extends Definitions> =
  | { readonly on: D; readonly whenReadModel?: never }
  | {
      readonly whenReadModel: { readonly projection: string; readonly events: D };
      readonly on?: never;
    };

type Each<D extends Definitions, N extends Needs> = (
  event: EventIn<D>,
  tools: ReactionRun<N>,
) => void | Promise<void>;

interface Keyed<D extends Definitions, N extends Needs, Memory, Tools> extends Common<N> {
  /** The memory between runs; a stop forgets it. */
  readonly memory?: (needs: Instances<N>) => Memory;
  /** The keys that an event is about: one, several, or none. */
  readonly key: (event: EventIn<D>) => string | readonly string[] | undefined;
  /** The keys to look at after a start, before the program opens. */
  readonly begin?: (tools: Tools) => Promise<readonly string[]> | readonly string[];
  readonly run: (key: string, tools: Tools) => Promise<void>;
}

/** Calls back for a key that something else than an event has touched. */
type Watch<N extends Needs, Memory> = (
  needs: Instances<N>,
  changed: (key: string, at?: Date) => void,
  memory: Memory,
) => void;

/** A reaction to each single event. Work that must be done, however long it fails, is a job. */
export type EventReaction<D extends Definitions, N extends Needs> = Common<N> &
  Triggers<D> &
  Queued<D> & { readonly each: Each<D, N>; readonly key?: never; readonly run?: never };

interface Queued<D extends Definitions> {
  /** The queue of an event, in the order of the log; by default each event is for itself. */
  readonly queue?: (event: EventIn<D>) => string;
}

/**
 * Looks how things stand with a key whenever an event touches it, and does what is due. Runs for
 * one key follow each other, and one that fails is tried again. Without `begin`, the last events
 * before a start are given again.
 */
export type KeyedReaction<D extends Definitions, N extends Needs, Memory = undefined> = Keyed<
  D,
  N,
  Memory,
  ReactionRun<N, Memory>
> &
  (Triggers<D> | { readonly on?: never; readonly whenReadModel?: never }) & {
    /** Notes what of an event a later run has to know. */
    readonly note?: (event: EventIn<D>, memory: Memory) => void;
    /** The delay of a run after an event, in milliseconds; none by default. */
    readonly afterMs?: number;
    /** Looks once the program is open: at much, for what no one misses meanwhile. */
    readonly beginsOnceOpen?: true;
    readonly watch?: Watch<N, Memory>;
    readonly each?: never;
  };

/**
 * Pushes each event to the sockets of this node, in the order of the log where they are of one
 * queue. A push that fails holds up its queue until it succeeds.
 */
export type EventPush<D extends Definitions, N extends Needs> = Common<N> &
  Triggers<D> &
  Queued<D> & {
    readonly each: Each<D, N>;
    readonly key?: never;
    readonly run?: never;
  };

/** Looks how things stand with a key whenever an event touches it, and pushes that. */
export type KeyedPush<D extends Definitions, N extends Needs, Memory = undefined> = Keyed<
  D,
  N,
  Memory,
  ReactionRun<N, Memory>
> &
  Triggers<D> & {
    readonly watch?: Watch<N, Memory>;
    readonly each?: never;
    readonly queue?: never;
  };

/** An absence that has a consequence; events of `on` are looked at too. */
export interface Absence<D extends Definitions, N extends Needs, Memory = undefined> extends Keyed<
  D,
  N,
  Memory,
  AbsenceRun<N, Memory>
> {
  readonly on: D;
  /** Notes what of an event a later run has to know. */
  readonly note?: (event: EventIn<D>, memory: Memory) => void;
  /** Calls back for those who may have come or gone. */
  readonly watch: (needs: Instances<N>, changed: (key: string) => void) => void;
  readonly isHere: (key: string, needs: Instances<N>) => boolean;
  /** True if someone waits for this key; always by default. */
  readonly isAwaited?: (key: string, tools: AbsenceRun<N, Memory>) => Promise<boolean>;
  /** Runs when the key is present. */
  readonly whenHere?: (key: string, tools: AbsenceRun<N, Memory>) => Promise<void>;
  /**
   * The allowed absence in milliseconds. After a start every key gets the whole time to come back.
   */
  readonly forMs: number | ((key: string, memory: Memory) => number);
}

/** Any of these declarations, once its events no longer matter. */
export interface AnyReaction extends Common<Needs> {
  readonly kind: 'reaction' | 'push' | 'absence';
  readonly memory?: Asks<[needs: Instances<Needs>], unknown>;
  readonly note?: Asks<[event: ReactionEvent, memory: unknown], void>;
  readonly afterMs?: number;
  readonly on?: Definitions;
  readonly whenReadModel?: { readonly projection: string; readonly events: Definitions };
  readonly key?: Asks<[event: ReactionEvent], string | readonly string[] | undefined>;
  readonly queue?: Asks<[event: ReactionEvent], string>;
  readonly begin?: Asks<[tools: AnyRun], Promise<readonly string[]> | readonly string[]>;
  readonly beginsOnceOpen?: true;
  readonly watch?: Asks<
    [needs: Instances<Needs>, changed: (key: string, at?: Date) => void, memory: unknown],
    unknown
  >;
  readonly isHere?: Asks<[key: string, needs: Instances<Needs>], boolean>;
  readonly isAwaited?: Asks<[key: string, tools: AnyRun], Promise<boolean>>;
  readonly whenHere?: Asks<[key: string, tools: AnyRun], Promise<void>>;
  readonly forMs?: number | Asks<[key: string, memory: unknown], number>;
  readonly run?: Asks<[key: string, tools: AnyRun], Promise<void>>;
  readonly each?: Asks<[event: ReactionEvent, tools: AnyRun], unknown>;
}

export type AnyRun = AbsenceRun<Needs, unknown>;

/**
 * A function whose parameters are checked at its declaration. It receives only the events that it
 * declares.
 */
type Asks<Parameters extends readonly unknown[], Result> = {
  bivariant(...parameters: Parameters): Result;
}['bivariant'];
