import { callNamedIn } from '@foyer/contracts/events';
import {
  KeyedMutex,
  RevisionConflict,
  type AppendResult,
  type EventLog,
  type EventMetadata,
  type NewEvent,
  type StreamAppend,
} from '@foyer/event-log';
import pRetry from 'p-retry';
import { v5 } from 'uuid';

import type { Clock, NewId } from '../../clock/index.js';
import type { DomainEvent, EventCodec } from '../events/index.js';
import { StoresOverdue } from '../../observability/request-progress.js';
import { askStore, currentScope } from '../../observability/request-scope.js';
import type { Snapshots } from '../../eventing/snapshots/index.js';
import type { Stream } from './aggregate.js';
import type { Command, EventsOf, Outcome, StatesOf, Streams } from './command.js';
import type { CommandContext } from './command-context.js';
import type { CommandObserver } from './command-observer.js';
import { Rejected } from '../../rejected.js';
import { StreamStates, type Folded } from './stream-states.js';

const TRIES = 5;
/** Longest wait before the second try, in milliseconds; it doubles with every further one. */
const FIRST_WAIT_MS = 20;

/** The dependencies of the runner. */
export interface CommandRunnerParts {
  readonly log: Pick<EventLog, 'append' | 'readStream'>;
  readonly codec: EventCodec;
  readonly clock: Clock;
  readonly newId: NewId;
  /** A number from 0 to 1 that spreads commands after a collision; random by default. */
  readonly random?: () => number;
  readonly observe?: CommandObserver;
  /** Keeps the states of long streams over a restart. */
  readonly snapshots?: Snapshots | undefined;
}

/** Reads, folds, decides and appends; the one way in which anything is written. */
export class CommandRunner {
  readonly #states: StreamStates;
  readonly #streams = new KeyedMutex();
  /** The streams that each context has written to: a second write would repeat its event ids. */
  readonly #written = new WeakMap<CommandContext, Set<string>>();

  constructor(private readonly parts: CommandRunnerParts) {
    this.#states = new StreamStates(parts.log, parts.codec, { snapshots: parts.snapshots });
  }

  /**
   * Decides a command and appends what it decided, all of it or nothing.
   * @throws Rejected with the decision's error, or CONFLICT when others were quicker every time.
   */
  async run<S extends Streams, Result>(command: Command<S, Result>): Promise<Outcome<Result>> {
    // Within this process no one writes to these streams meanwhile, not even to those that are only
    // read.
    const streams = presentIn(command.streams);
    const names = Object.values(streams).map(({ name }) => name);
    const observe = this.parts.observe ?? ((_command, _names, run) => run());
    const { name, context } = command;
    return observe({ name, context }, names, () =>
      askStore(() => this.#underLease(command, streams, names)),
    );
  }

  async #underLease<S extends Streams, Result>(
    command: Command<S, Result>,
    streams: PresentStreams,
    names: readonly string[],
  ): Promise<Outcome<Result>> {
    return this.#streams.runExclusive(names, () =>
      pRetry(() => this.#attempt(command, streams), {
        retries: TRIES - 1,
        minTimeout: 0,
        shouldRetry: async ({ error, attemptNumber }) => {
          if (!(error instanceof RevisionConflict)) return false;
          // By the runner's own clock.
          await this.#pause(attemptNumber);
          return true;
        },
      }).catch((error: unknown) => {
        throw error instanceof RevisionConflict ? new Rejected('CONFLICT') : error;
      }),
    );
  }

  /**
   * The state of one stream as it is now, for anyone who must know it before a command can be
   * named; or as it was at an earlier revision, which is undefined where there is none yet.
   */
  async stateOf<State, Event extends DomainEvent>(one: Stream<State, Event>): Promise<State>;
  async stateOf<State, Event extends DomainEvent>(
    one: Stream<State, Event>,
    revision: number,
  ): Promise<State | undefined>;
  async stateOf<State, Event extends DomainEvent>(
    one: Stream<State, Event>,
    revision?: number,
  ): Promise<State | undefined> {
    if (revision === undefined) return (await this.look(one)).state;
    return (await askStore(() => this.#states.loadAt(one, revision))) as State | undefined;
  }

  /** The same, with the id of the stream's last event; undefined where it has none. */
  async look<State, Event extends DomainEvent>(
    one: Stream<State, Event>,
  ): Promise<{ readonly state: State; readonly eventId: string | undefined }> {
    const { state, eventId } = await askStore(() => this.#states.load(one));
    return { state: state as State, eventId };
  }

  async #attempt<S extends Streams, Result>(
    command: Command<S, Result>,
    streams: PresentStreams,
  ): Promise<Outcome<Result>> {
    const { context } = command;
    const loaded = await this.#load(streams);
    const states = mapValues(loaded, ({ state }) => state) as StatesOf<S>;
    const now = this.parts.clock.now();
    const decision = command.decide(states, { now, newId: () => this.parts.newId.next() });
    if (decision.type === 'rejected') throw new Rejected(decision.code, decision.details);
    const parts = await this.#encode(context, now, streams, loaded, decision.events);
    if (parts.length === 0) return { position: lastPosition(loaded), result: decision.result };
    // The client has already received a failure.
    if (currentScope()?.progress?.leftMs === 0) throw new StoresOverdue();
    const written = this.#refuseReuse(context, parts);
    const appended = await this.parts.log.append(parts.map(({ append }) => append));
    for (const { append } of parts) written.add(append.stream);
    this.#advance(parts, appended, now.toISOString());
    return { position: appended.position, result: decision.result };
  }

  async #load(streams: PresentStreams): Promise<Record<string, Folded>> {
    const entries = Object.entries(streams).map(
      async ([key, one]) => [key, await this.#states.load(one)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }

  async #encode(
    context: CommandContext,
    now: Date,
    streams: PresentStreams,
    loaded: Readonly<Record<string, Folded>>,
    decided: EventsOf<Streams>,
  ): Promise<Part[]> {
    const parts: Part[] = [];
    for (const [key, stream] of Object.entries(streams)) {
      const from = loaded[key];
      const added: readonly DomainEvent[] = decided[key] ?? [];
      if (!from || added.length === 0) continue;
      if (!('isWritten' in stream.fold)) throw new Error(`${stream.name} is only read here`);
      const events: DomainEvent[] = [];
      const newEvents: NewEvent[] = [];
      for (const [index, raw] of added.entries()) {
        const { schemaVersion, data, event } = await this.parts.codec.encode(raw);
        const id = v5(`${stream.name}:${index}`, context.commandId);
        // Belonging is no option that each command must remember.
        const correlationId = callNamedIn(event.data) ?? context.correlationId;
        const metadata = metadataOf({ ...context, correlationId }, now, schemaVersion);
        newEvents.push({ id, type: event.type, data, metadata });
        events.push(event);
      }
      const expectedRevision = from.revision < 0 ? 'no-stream' : from.revision;
      const append = { stream: stream.name, expectedRevision, events: newEvents } as const;
      parts.push({ stream, from, events, append });
    }
    return parts;
  }

  /**
   * A second run on one context would be taken for a repeat of the first and silently write
   * nothing.
   */
  #refuseReuse(context: CommandContext, parts: readonly Part[]): Set<string> {
    const written = this.#written.get(context) ?? new Set<string>();
    for (const { append } of parts) {
      if (written.has(append.stream)) {
        throw new Error(`Two commands on ${append.stream} share a context; give each its step`);
      }
    }
    this.#written.set(context, written);
    return written;
  }

  #advance(parts: readonly Part[], { position, revisions }: AppendResult, at: string): void {
    for (const { stream, from, events, append } of parts) {
      // A log that knew the events already answers with where they were put then.
      if (revisions[stream.name] !== from.revision + events.length) continue;
      const eventId = append.events.at(-1)?.id;
      this.#states.advance(stream, from, events, { position, eventId, at });
    }
  }

  async #pause(tries: number): Promise<void> {
    const random = this.parts.random ?? Math.random;
    await this.parts.clock.wait(FIRST_WAIT_MS * 2 ** (tries - 1) * random());
  }
}

/** One stream's share of a decision: as the log stores it, and as the next decision sees it. */
interface Part {
  readonly stream: Stream<unknown, DomainEvent>;
  readonly from: Folded;
  readonly events: readonly DomainEvent[];
  readonly append: StreamAppend;
}

type PresentStreams = Readonly<Record<string, Stream<unknown, DomainEvent>>>;

function presentIn(streams: Streams): PresentStreams {
  return Object.fromEntries(
    Object.entries(streams).flatMap(([key, one]) => (one ? [[key, one]] : [])),
  );
}

function metadataOf(context: CommandContext, now: Date, schemaVersion: number): EventMetadata {
  const { commandId, causationId = commandId, correlationId, actor, traceparent } = context;
  return {
    causationId,
    correlationId,
    actor: { type: actor.type, id: actor.id },
    at: now.toISOString(),
    schemaVersion,
    ...(traceparent === undefined ? {} : { traceparent }),
  };
}

function mapValues<A, B>(
  record: Readonly<Record<string, A>>,
  change: (value: A) => B,
): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** Positions compare as strings; undefined where no stream exists yet. */
function lastPosition(loaded: Readonly<Record<string, Folded>>): string | undefined {
  return Object.values(loaded)
    .flatMap(({ position }) => position ?? [])
    .sort()
    .at(-1);
}
