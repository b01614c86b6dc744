import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { ProjectedEvent, ReadModels } from '@foyer/projections';

import type { Clock } from '../../clock/index.js';
import type { CommandRunner } from '../commands/index.js';
import type { Instances, Needs } from '../needs.js';
import type { BackgroundJobs } from './background-jobs.js';
import type { ReactionFeed } from './reaction-feed.js';
import type { AnyReaction, ReactionRun } from './reaction-declaration.js';
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
  /** The events of a reaction to each single event, by id. */
  private readonly events = new Map<string, ReactionEvent>();
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
    const { name, on = [], whenReadModel, notifiesSockets, beginsOnceOpen } = reaction;
    this.name = name;
    this.types = on.map(({ type }) => type);
    const makesUpByItself = reaction.begin !== undefined || notifiesSockets === true;
    const events = [...on, ...(whenReadModel?.events ?? [])];
    this.repeatedTypes = makesUpByItself ? [] : events.map(({ type }) => type);
    if (beginsOnceOpen) this.beginsOnceOpen = beginsOnceOpen;
    if (notifiesSockets) this.notifiesSockets = notifiesSockets;
    const { feed, clock, needs } = parts;
    this.memory = reaction.memory?.(needs);
    const run = (key: string) => this.run(key);
    this.backgroundJobs = notifiesSockets ? feed.rounds(name, run) : feed.backgroundJobs(name, run);
    this.startedAt = clock.now();
  }

  onModuleInit(): void {
    const { whenReadModel, watch, whenAbsent } = this.reaction;
    const { feed, needs, readModels } = this.parts;
    feed.add(this);
    watch?.(
      needs,
      (key, at) => (at ? this.backgroundJobs.askAt(key, at) : this.backgroundJobs.ask(key)),
      this.memory,
    );
    whenAbsent?.watch(needs, (key) => this.backgroundJobs.ask(key));
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
    const { key, note, afterMs = 0 } = this.reaction;
    note?.(event, this.memory);
    if (!key) {
      this.events.set(event.id, event);
      this.backgroundJobs.ask(event.id);
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
    const { run, each } = this.reaction;
    const event = this.events.get(key);
    if (each && event) {
      await each(event, this.tools(key, event));
      this.events.delete(key);
    }
    if (!run) return;
    const cause = this.causes.get(key);
    const plans: Date[] = [];
    const tools = this.tools(key, cause, plans);
    if (await this.isDue(key, tools)) await run(key, tools);
    if (plans.length === 0 && this.causes.get(key) === cause) this.causes.delete(key);
  }

  /**
   * True if the key has been absent for long enough, or if absence does not matter; otherwise plans
   * another look.
   */
  private async isDue(key: string, tools: ReactionRun<Needs, unknown>): Promise<boolean> {
    const { whenAbsent } = this.reaction;
    if (!whenAbsent) return true;
    const { isHere, isAwaited, whenHere, forMs } = whenAbsent;
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

  private tools(
    key: string,
    cause: Cause | undefined,
    plans: Date[] = [],
  ): ReactionRun<Needs, unknown> {
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
