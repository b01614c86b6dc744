import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { UnreadableEvent, type EventLog, type RecordedEvent } from '@foyer/event-log';
import { ReadModelAbsent, ReadModels } from '@foyer/projections';

import { Clock } from '../../clock/index.js';
import { ProcessRoles } from '../../cluster/process-roles/process-roles.js';
import { Log } from '../../observability/index.js';
import { EVENT_LOG } from '../../tokens.js';
import { VaultFault } from '../../stores/vault/index.js';
import { EventCodec, type DomainEvent } from '../events/index.js';
import { BackgroundJobs } from './background-jobs.js';
import { followLog } from './follow-log.js';
import { missedAfter } from './missed-events.js';
import { ParkedReactions } from './parked-reactions.js';
import type { Reaction, ReactionEvent } from './reaction.js';

/** How long a start waits for read models that are behind, in milliseconds. */
const CATCH_UP_MS = 2_000;

/** Gives every event to the reactions that answer its type, in the order of the log. */
@Injectable()
export class ReactionFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #reactions = new Set<Reaction>();
  readonly #backgroundJobs = new Set<BackgroundJobs>();
  readonly #stopping = new AbortController();
  #following: Promise<void> = Promise.resolve();
  /** Makes up for events before a stop; reading them again is no part of a start. */
  #onceOpen: () => Promise<void> = () => Promise.resolve();
  #makingUp: Promise<void> = Promise.resolve();
  #beginning: Promise<void> = Promise.resolve();
  /** Those that could not begin; each is tried again until it has. */
  readonly #parked: ParkedReactions;

  constructor(
    @Inject(EVENT_LOG) private readonly eventLog: EventLog,
    private readonly codec: EventCodec,
    private readonly projections: ReadModels,
    private readonly processRoles: ProcessRoles,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.#parked = new ParkedReactions(clock, (reaction) => this.#hasBegun(reaction));
  }

  /**
   * Takes a reaction in, where it is for this process; to be called while the program is put
   * together.
   */
  add<E extends DomainEvent>(reaction: Reaction<E>): void {
    const { servesPeople, runsBackgroundJobs } = this.processRoles;
    if (reaction.notifiesSockets ? servesPeople : runsBackgroundJobs) this.#reactions.add(reaction);
  }

  /**
   * Background jobs of a reaction; they end with the program. They do not run where another process
   * runs background jobs.
   */
  backgroundJobs(name: string, run: (key: string) => Promise<void>): BackgroundJobs {
    const backgroundJobs = this.rounds(name, run);
    if (!this.processRoles.runsBackgroundJobs) void backgroundJobs.stop();
    return backgroundJobs;
  }

  /** The counterpart of background jobs for messages to the sockets of this process. */
  rounds(name: string, run: (key: string) => Promise<void>): BackgroundJobs {
    const backgroundJobs = new BackgroundJobs({ clock: this.clock, log: this.log, name, run });
    this.#backgroundJobs.add(backgroundJobs);
    return backgroundJobs;
  }

  /** Resolves when no background job is under way; what is planned for later stays planned. */
  async settled(): Promise<void> {
    await this.#makingUp;
    await Promise.all([...this.#backgroundJobs].map((backgroundJobs) => backgroundJobs.settled()));
  }

  /**
   * The program opens once every reaction knows the present state, except for those that may look
   * later.
   */
  async onApplicationBootstrap(): Promise<void> {
    if (this.#reactions.size === 0) return;
    const head = await this.eventLog.head();
    const current = this.projections.untilCurrent().then(() => true);
    const isCurrent = await Promise.race([current, this.clock.wait(CATCH_UP_MS)]);
    await this.#begin([...this.#reactions].filter(({ beginsOnceOpen }) => !beginsOnceOpen));
    const repeated = [...this.#reactions].filter((one) => one.repeatedTypes?.length);
    if (repeated.length > 0) {
      const after = await this.#missedAfter();
      this.#onceOpen = () => this.#makeUp(repeated, after);
    }
    // Events since the look are given too, at the risk of being noted twice.
    this.#following = this.#follow(head);
    // Read models that were behind have shown only part of the present state; later they show all
    // of it.
    if (isCurrent !== true) void current.then(() => this.#begin(this.#reactions));
  }

  /** Lets those look that may do so once the program is open. */
  async opened(): Promise<void> {
    this.#makingUp = this.#onceOpen();
    this.#beginning = this.#begin(
      [...this.#reactions].filter(({ beginsOnceOpen }) => beginsOnceOpen),
    );
    await this.#beginning;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([this.#following, this.#makingUp, this.#beginning]);
    await this.#parked.stop();
    await Promise.all([...this.#backgroundJobs].map((backgroundJobs) => backgroundJobs.stop()));
  }

  /**
   * Begins each reaction separately: an unreadable event of one does not keep the others from
   * beginning.
   */
  async #begin(reactions: Iterable<Reaction>): Promise<void> {
    for (const reaction of reactions) {
      if (this.#stopping.signal.aborted) return;
      if (await this.#hasBegun(reaction)) continue;
      this.#parked.ask(reaction);
    }
  }

  async #hasBegun(reaction: Reaction): Promise<boolean> {
    try {
      await reaction.begin?.();
      return true;
    } catch (error) {
      if (this.#stopping.signal.aborted) return true;
      const { name } = reaction;
      if (error instanceof ReadModelAbsent) {
        this.log.info('A reaction waits for its read model', { reaction: name });
        return false;
      }
      this.log.error('A reaction could not look at how things stand', {
        reaction: name,
        err: error,
      });
      // Waiting mends nothing of a damaged event.
      return error instanceof UnreadableEvent;
    }
  }

  async #missedAfter(): Promise<string | undefined> {
    try {
      return await missedAfter(this.eventLog);
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      return error.position;
    }
  }

  /**
   * Gives what a stop may have come before to those who do not look by themselves: all of it, then
   * each acts on the last of it.
   */
  async #makeUp(reactions: readonly Reaction[], after: string | undefined): Promise<void> {
    const types = [...new Set(reactions.flatMap((one) => one.repeatedTypes ?? []))];
    const missed: ReactionEvent[] = [];
    const done = new AbortController();
    await followLog({
      eventLog: this.eventLog,
      clock: this.clock,
      after,
      filter: { types },
      signal: AbortSignal.any([this.#stopping.signal, done.signal]),
      take: async (message) => {
        if (message.kind === 'caught-up') done.abort();
        else await this.#decoded(message.event, (event) => missed.push(event));
      },
      onFault: (fault) => this.#faulted(fault),
    });
    for (const event of missed) {
      for (const reaction of reactions) {
        if (reaction.repeatedTypes?.includes(event.type)) this.#notify(reaction, event);
      }
    }
  }

  async #follow(after: string | undefined): Promise<void> {
    let isIdle = true;
    const types = [...new Set([...this.#reactions].flatMap((reaction) => reaction.types))];
    await followLog({
      eventLog: this.eventLog,
      clock: this.clock,
      after,
      filter: { types },
      signal: this.#stopping.signal,
      take: async (message) => {
        // The writer of an event gets an answer before reactions handle its consequences.
        if (message.kind === 'event' && isIdle) await nextTurn();
        isIdle = message.kind !== 'event';
        if (message.kind === 'event') await this.#give(message.event);
      },
      onFault: (fault) => this.#faulted(fault),
    });
  }

  #faulted(fault: unknown): void {
    if (fault instanceof UnreadableEvent) this.#notGiven(fault, fault.position);
    else this.log.warn('Reactions wait for the event log or the vault', { err: fault });
  }

  #give(recorded: RecordedEvent): Promise<void> {
    return this.#decoded(recorded, (event) => {
      for (const reaction of this.#reactions) {
        if (reaction.types.includes(event.type)) this.#notify(reaction, event);
      }
    });
  }

  async #decoded(recorded: RecordedEvent, take: (event: ReactionEvent) => void): Promise<void> {
    try {
      const content = await this.codec.decode(recorded);
      take({ ...recorded, ...content });
    } catch (error) {
      // It is given as soon as the vault answers.
      if (error instanceof VaultFault) throw error;
      this.#notGiven(error, recorded.position);
    }
  }

  #notGiven(error: unknown, position: string): void {
    this.log.error('An event could not be given to reactions', { err: error, position });
  }

  /** One reaction that fails must not keep the others from theirs. */
  #notify(reaction: Reaction, event: ReactionEvent): void {
    try {
      reaction.react(event);
    } catch (error) {
      const { name } = reaction;
      this.log.error('A reaction failed', { reaction: name, err: error, position: event.position });
    }
  }
}
