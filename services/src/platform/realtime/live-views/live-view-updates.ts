import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { MessageDefinition } from '@foyer/contracts/schema';
import type { AppliedNotice, ReadModels } from '@foyer/projections';

import type { Clock } from '../../clock/index.js';
import type { ProcessRoles } from '../../cluster/process-roles/process-roles.js';
import type { Instances, Needs } from '../../cqrs/index.js';
import type { BackgroundJobs, ReactionFeed } from '../../cqrs/reactions/index.js';
import type { Realtime } from '../realtime.js';
import { ChangedIds } from './changed-ids.js';
import type { LiveView, LiveViewTools } from './live-view.js';
import { PushTimes } from './push-times.js';
import type { ViewOrder } from './view-order.js';

const UPDATE = 'update';
/** The number of pushes in one turn of the event loop: other requests come between. */
const PUSHED_AT_ONCE = 20;

export interface LiveViewParts {
  readonly readModels: ReadModels;
  readonly feed: ReactionFeed;
  readonly realtime: Realtime;
  readonly processRoles: ProcessRoles;
  readonly clock: Clock;
  readonly order: ViewOrder;
}

/**
 * Keeps one kind of live view up to date, on every node that serves people: the first change is
 * pushed at once, and what follows closely, together.
 */
export class LiveViewUpdates<M extends MessageDefinition, Field extends string, N extends Needs>
  implements OnModuleInit, OnModuleDestroy
{
  private readonly backgroundJobs: BackgroundJobs;
  private readonly tools: LiveViewTools<N>;
  private readonly times = new PushTimes();
  private changed = new ChangedIds<Field>();
  private isAsked = false;
  private pushed = 0;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly view: LiveView<M, Field, N>,
    private readonly parts: LiveViewParts,
    needs: Instances<N>,
  ) {
    this.backgroundJobs = parts.feed.rounds(view.name, () => this.update());
    this.tools = {
      needs,
      isWatched: (room, permitted = () => true) =>
        parts.realtime
          .connectionsIn(view.message.channel, room)
          .some(({ actor }) => permitted(actor)),
      viewerIds: () => parts.realtime.actorIdsOn(view.message.channel),
    };
  }

  onModuleInit(): void {
    if (!this.parts.processRoles.servesPeople) return;
    this.stopListening = this.parts.readModels.onApplied((notice) => this.note(notice));
  }

  onModuleDestroy(): void {
    this.stopListening();
  }

  private note({ projection, events }: AppliedNotice): void {
    const idsOf = this.view.dependsOn[projection];
    if (!idsOf) return;
    for (const event of events) this.changed.add(idsOf(event));
    if (this.changed.isEmpty || this.isAsked) return;
    this.isAsked = true;
    // By then all read models that took in events together have reported, and the causing caller
    // has an answer.
    setImmediate(() => {
      this.isAsked = false;
      this.backgroundJobs.ask(UPDATE);
    });
  }

  private async update(): Promise<void> {
    await this.findAffected();
    await this.pushThoseDue();
    const { next } = this.times;
    if (next !== undefined) this.backgroundJobs.askAt(UPDATE, new Date(next));
  }

  private async findAffected(): Promise<void> {
    const { changed } = this;
    this.changed = new ChangedIds();
    const { affected, message } = this.view;
    // A later viewer gets all of it. A start that catches up with many events would load each view
    // for no viewer.
    if (changed.isEmpty || !this.parts.realtime.hasConnections(message.channel)) return;
    try {
      const keys = affected ? await affected(changed, this.tools) : changed.all();
      for (const key of keys) this.times.request(key, this.now());
    } catch (error) {
      // No page may miss anything: what could not be found joins what has changed since.
      this.changed.addAll(changed);
      throw error;
    }
  }

  private async pushThoseDue(): Promise<void> {
    const began = this.now();
    const due = this.times.take(began);
    if (due.length === 0) return;
    try {
      await this.push(due);
      this.times.pushed(due, began, this.now());
    } catch (error) {
      for (const key of due) this.times.request(key, began);
      throw error;
    }
  }

  private async push(keys: readonly string[]): Promise<void> {
    const { load, message, room } = this.view;
    const asOf = this.parts.order.next();
    for await (const view of await load(keys, { ...this.tools, asOf })) {
      this.parts.realtime.push(message, room(view), view);
      this.pushed += 1;
      if (this.pushed % PUSHED_AT_ONCE === 0) await nextTurn();
    }
  }

  private now(): number {
    return this.parts.clock.elapsed();
  }
}
