import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { ProjectedEvent, ReadModels } from '@foyer/projections';

import type { Clock } from '../../clock/index.js';
import type { CommandRunner } from '../commands/index.js';
import type { Instances, Needs } from '../needs.js';
import { isOver, type BackgroundJobs } from './background-jobs.js';
import type { ReactionFeed } from './reaction-feed.js';
import type { AnyReaction, AnyRun } from './reaction-declaration.js';
import { ReactionTools, type Cause } from './reaction-tools.js';
import type { Reaction, ReactionEvent } from './reaction.js';

export interface DeclaredReactionParts {
  readonly feed: ReactionFeed;
  readonly runner: CommandRunner;
  readonly commands: CommandBus;
  readonly queries: QueryBus;
  readonly readModels: ReadModels;
  readonly clock: Clock;
  readonly needs: Instances<Needs>;
}

/**
 * Runs a declared reaction: takes its events, remembers the cause of each run and the start of each
 * absence.
 */
export class DeclaredReaction implements Reaction, OnModuleInit, OnModuleDestroy {
  readonly name: string;
  readonly types: readonly string[];
  readonly notifiesSockets?: true;
  readonly beginsOnceOpen?: true;
  readonly repeatedTypes: readonly string[];
  private readonly backgroundJobs: BackgroundJobs;
  /** The event that asked last, by key. */
  private readonly causes = new Map<string, Cause>();
  /** The events that are taken one by one, by their queue, or by their id where they have none. */
  private readonly queues = new Map<string, ReactionEvent[]>();
  /**
   * The start of each absence, by key; in memory, so that a start gives everyone the whole time
   * again.
   */
  private readonly absences = new Map<string, number>();
  private readonly memory: unknown;
  private startedAt: Date;
  private hasBegun = false;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly reaction: AnyReaction,
    private readonly parts: DeclaredReactionParts,
  ) {
    const { name, kind, on = [], whenReadModel, beginsOnceOpen } = reaction;
    const isPush = kind === 'push';
    this.name = name;
    this.types = on.map(({ type }) => type);
    const makesUpByItself = reaction.begin !== undefined || isPush;
    const events = [...on, ...(whenReadModel?.events ?? [])];
    this.repeatedTypes = makesUpByItself ? [] : events.map(({ type }) => type);
    if (beginsOnceOpen) this.beginsOnceOpen = beginsOnceOpen;
    if (isPush) this.notifiesSockets = true;
    const { feed, clock, needs } = parts;
    this.memory = reaction.memory?.(needs);
    const run = (key: string) => this.run(key);
    this.backgroundJobs = isPush ? feed.rounds(name, run) : feed.backgroundJobs(name, run);
    this.startedAt = clock.now();
  }

  onModuleInit(): void {
    const { whenReadModel, watch } = this.reaction;
    const { feed, needs, readModels } = this.parts;
    feed.add(this);
    watch?.(
      needs,
      (key, at) => (at ? this.backgroundJobs.askAt(key, at) : this.backgroundJobs.ask(key)),
      this.memory,
    );
    if (!whenReadModel) return;
    const types = new Set(whenReadModel.events.map(({ type }) => type));
    this.stopListening = readModels.onApplied(({ projection, events }) => {
      if (projection !== whenReadModel.projection) return;
      for (const event of events) if (types.has(event.type) && hasData(event)) this.react(event);
    });
  }

  onModuleDestroy(): void {
    this.stopListening();
  }

  async begin(): Promise<void> {
    const { begin, name } = this.reaction;
    // Read models that were behind let it begin once more; the program has started only once.
    if (!this.hasBegun) this.startedAt = this.parts.clock.now();
    this.hasBegun = true;
    if (!begin) return;
    for (const key of await begin(this.tools(name, undefined))) this.backgroundJobs.ask(key);
  }

  react(event: ReactionEvent): void {
    const { key, queue, note, afterMs = 0 } = this.reaction;
    note?.(event, this.memory);
    if (!key) {
      const name = queue?.(event) ?? event.id;
      const queued = this.queues.get(name) ?? [];
      // An event from before a start may be given twice.
      if (!queued.some(({ id }) => id === event.id)) this.queues.set(name, [...queued, event]);
      this.backgroundJobs.ask(name);
      return;
    }
    const keys = key(event) ?? [];
    for (const one of typeof keys === 'string' ? [keys] : keys) {
      this.causes.set(one, event);
      if (afterMs === 0) this.backgroundJobs.ask(one);
      else this.backgroundJobs.askAt(one, new Date(this.parts.clock.now().getTime() + afterMs));
    }
  }

  private async run(key: string): Promise<void> {
    const { run } = this.reaction;
    if (!run) return this.runQueue(key);
    const cause = this.causes.get(key);
    const plans: Date[] = [];
    const tools = this.tools(key, cause, plans);
    if (await this.isDue(key, tools)) await run(key, tools);
    if (plans.length === 0 && this.causes.get(key) === cause) this.causes.delete(key);
  }

  /** Takes the events of a queue one after the other; one that fails stays at its head. */
  private async runQueue(name: string): Promise<void> {
    for (let queue = this.queues.get(name) ?? []; queue[0]; queue = this.queues.get(name) ?? []) {
      const [event] = queue;
      try {
        await this.reaction.each?.(event, this.tools(name, event));
      } catch (error) {
        if (!isOver(error)) throw error;
      }
      const left = this.queues.get(name)?.slice(1) ?? [];
      if (left.length > 0) this.queues.set(name, left);
      else this.queues.delete(name);
    }
  }

  /**
   * True if the key has been absent for long enough, or if absence does not matter; otherwise plans
   * another look.
   */
  private async isDue(key: string, tools: AnyRun): Promise<boolean> {
    const { isHere, isAwaited, whenHere, forMs = 0 } = this.reaction;
    if (!isHere) return true;
    if (isHere(key, this.parts.needs)) {
      this.absences.delete(key);
      await whenHere?.(key, tools);
      return false;
    }
    if ((await isAwaited?.(key, tools)) === false) {
      this.absences.delete(key);
      return false;
    }
    const since = tools.absentSince.getTime();
    this.absences.set(key, since);
    const end = since + (typeof forMs === 'number' ? forMs : forMs(key, this.memory));
    if (tools.now.getTime() >= end) return true;
    tools.again(new Date(end));
    return false;
  }

  private tools(key: string, cause: Cause | undefined, plans: Date[] = []): AnyRun {
    const { runner, commands, queries, clock, needs } = this.parts;
    const { name } = this.reaction;
    const { stateOf, query, execute, context } = new ReactionTools({
      name,
      runner,
      commands,
      queries,
      cause,
      key,
    });
    const now = clock.now();
    return {
      stateOf,
      query,
      execute,
      context,
      needs,
      memory: this.memory,
      now,
      position: cause?.position,
      absentSince: new Date(this.absences.get(key) ?? now.getTime()),
      startedAt: this.startedAt,
      again: (at) => {
        plans.push(at);
        this.backgroundJobs.askAt(key, at);
      },
      alsoFor: (other) => {
        if (other === key) plans.push(now);
        if (cause) this.causes.set(other, cause);
        this.backgroundJobs.ask(other);
      },
    };
  }
}

/** Read models get data that the same definitions have decoded. */
function hasData(event: ProjectedEvent): event is ProjectedEvent & ReactionEvent {
  return typeof event.data === 'object' && event.data !== null;
}
