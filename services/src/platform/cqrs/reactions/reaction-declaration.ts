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
  /**
   * The start of the absence in a reaction to absence; the present time in every other reaction.
   */
  readonly absentSince: Date;
  /** When the program began; who was away before had no chance to be noticed. */
  readonly startedAt: Date;
  /**
   * Runs it once more at a time, for the same cause; an earlier plan for the same key is dropped.
   */
  readonly again: (at: Date) => void;
  /** Runs it for another key after that key's present run, for the same cause. */
  readonly alsoFor: (key: string) => void;
}

interface Common<N extends Needs, Memory = undefined> {
  /** A sentence in kebab case: who did what is written under this name. */
  readonly name: string;
  readonly needs?: N;
  /** The memory of the reaction between its runs; a stop forgets it. */
  readonly memory?: (needs: Instances<N>) => Memory;
  /** Runs on every node that serves people, for its own sockets; by default once for all nodes. */
  readonly notifiesSockets?: true;
}

/** The events that it follows from: as they happen, or as soon as queries see what they did. */
export type Triggers<D extends Definitions> =
  | { readonly on: D; readonly whenReadModel?: never }
  | {
      readonly whenReadModel: { readonly projection: string; readonly events: D };
      readonly on?: never;
    };

/** A reaction to each single event. Work that must be done, however long it fails, is a job. */
export type EventReaction<D extends Definitions, N extends Needs> = Common<N> &
  Triggers<D> & {
    readonly key?: never;
    readonly run?: never;
    readonly each: (event: EventIn<D>, tools: ReactionRun<N>) => void | Promise<void>;
  };

/** An absence that has a consequence. */
export interface Absence<N extends Needs, Memory = undefined> {
  /** Calls back for those who may have come or gone. */
  readonly watch: (needs: Instances<N>, changed: (key: string) => void) => void;
  readonly isHere: (key: string, needs: Instances<N>) => boolean;
  /** True if someone waits for this key; always by default. */
  readonly isAwaited?: (key: string, tools: ReactionRun<N, Memory>) => Promise<boolean>;
  /** Runs when the key is present. */
  readonly whenHere?: (key: string, tools: ReactionRun<N, Memory>) => Promise<void>;
  /**
   * The allowed absence in milliseconds. After a start every key gets the whole time to come back.
   */
  readonly forMs: number | ((key: string, memory: Memory) => number);
}

/**
 * Looks how things stand with a key whenever an event touches it, and does what is due. Runs for
 * one key follow each other, and one that fails is tried again.
 */
export type KeyedReaction<D extends Definitions, N extends Needs, Memory = undefined> = Common<
  N,
  Memory
> &
  (Triggers<D> | { readonly on?: never; readonly whenReadModel?: never }) & {
    /** Notes what of an event a later run has to know. */
    readonly note?: (event: EventIn<D>, memory: Memory) => void;
    /** The keys that an event is about: one, several, or none. */
    readonly key: (event: EventIn<D>) => string | readonly string[] | undefined;
    /** The delay of a run after an event, in milliseconds; none by default. */
    readonly afterMs?: number;
    /**
     * The keys to look at after a start, before the program opens: all that may have something due.
     * Without it, the last events before the start are given again; not so for sockets, for they
     * are new.
     */
    readonly begin?: (
      tools: ReactionRun<N, Memory>,
    ) => Promise<readonly string[]> | readonly string[];
    /** Looks once the program is open: at much, for what no one misses meanwhile. */
    readonly beginsOnceOpen?: true;
    /** Calls back for a key that something else than an event has touched. */
    readonly watch?: (
      needs: Instances<N>,
      changed: (key: string, at?: Date) => void,
      memory: Memory,
    ) => void;
    /** Runs only after an absence of this length. */
    readonly whenAbsent?: Absence<N, Memory>;
    readonly run: (key: string, tools: ReactionRun<N, Memory>) => Promise<void>;
    readonly each?: never;
  };

/** Any reaction, once its events no longer matter. */
export interface AnyReaction extends Omit<Common<Needs, unknown>, 'memory'> {
  readonly memory?: Asks<[needs: Instances<Needs>], unknown>;
  readonly note?: Asks<[event: ReactionEvent, memory: unknown], void>;
  readonly afterMs?: number;
  readonly on?: Definitions;
  readonly whenReadModel?: { readonly projection: string; readonly events: Definitions };
  readonly key?: Asks<[event: ReactionEvent], string | readonly string[] | undefined>;
  readonly begin?: Asks<
    [tools: ReactionRun<Needs, unknown>],
    Promise<readonly string[]> | readonly string[]
  >;
  readonly beginsOnceOpen?: true;
  readonly watch?: Asks<
    [needs: Instances<Needs>, changed: (key: string, at?: Date) => void, memory: unknown],
    unknown
  >;
  readonly whenAbsent?: AnyAbsence;
  readonly run?: Asks<[key: string, tools: ReactionRun<Needs, unknown>], Promise<void>>;
  readonly each?: Asks<[event: ReactionEvent, tools: ReactionRun<Needs, unknown>], unknown>;
}

interface AnyAbsence extends Pick<Absence<Needs>, 'watch' | 'isHere'> {
  readonly isAwaited?: Asks<[key: string, tools: ReactionRun<Needs, unknown>], Promise<boolean>>;
  readonly whenHere?: Asks<[key: string, tools: ReactionRun<Needs, unknown>], Promise<void>>;
  readonly forMs: number | Asks<[key: string, memory: unknown], number>;
}

/**
 * A function whose parameters are checked at its declaration. It receives only the events that it
 * declares.
 */
type Asks<Parameters extends readonly unknown[], Result> = {
  bivariant(...parameters: Parameters): Result;
}['bivariant'];
