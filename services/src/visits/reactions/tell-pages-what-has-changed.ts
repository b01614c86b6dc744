import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { visitMessages, type VisitView } from '@foyer/contracts/visits';
import { ReadModels, type AppliedNotice } from '@foyer/projections';

import { Clock } from '../../platform/clock/index.js';
import { Duties } from '../../platform/duties/index.js';
import { ReactionFeed, type Errands } from '../../platform/reactions/index.js';
import { Realtime } from '../../platform/realtime/index.js';
import { PortalDirectory, type PortalSummary } from '../../portals/index.js';
import { Attendance } from '../attendance/attendance.js';
import { DeskViews, VisitViews } from '../queries/index.js';
import { Changes } from './changes.js';
import { TellingTimes } from './telling-times.js';

const NAME = 'tell-pages-what-has-changed';
const TELL = 'tell';
/** So many are told in one turn of the event loop: everybody else's requests come between. */
const TOLD_AT_ONCE = 20;
const RECIPIENT = /^(line|visit|agent):(.+)$/;

/**
 * Shows pages the whole of what they show anew, whenever read models have taken in something that concerns them: the first
 * change at once, and what follows closely, together.
 */
@Injectable()
export class TellPagesWhatHasChanged implements OnModuleInit, OnModuleDestroy {
  readonly #projections: ReadModels;
  readonly #realtime: Realtime;
  readonly #attendance: Attendance;
  readonly #portals: PortalDirectory;
  readonly #visitViews: VisitViews;
  readonly #deskViews: DeskViews;
  readonly #duties: Duties;
  readonly #clock: Clock;
  readonly #errands: Errands;
  readonly #times = new TellingTimes();
  #changes = new Changes();
  #isAsked = false;
  #told = 0;
  #stopListening: () => void = () => undefined;

  constructor(
    projections: ReadModels,
    feed: ReactionFeed,
    realtime: Realtime,
    attendance: Attendance,
    portals: PortalDirectory,
    visitViews: VisitViews,
    deskViews: DeskViews,
    duties: Duties,
    clock: Clock,
  ) {
    this.#projections = projections;
    this.#realtime = realtime;
    this.#attendance = attendance;
    this.#portals = portals;
    this.#visitViews = visitViews;
    this.#deskViews = deskViews;
    this.#duties = duties;
    this.#clock = clock;
    this.#errands = feed.rounds(NAME, () => this.#tell());
  }

  onModuleInit(): void {
    if (!this.#duties.servesPeople) return;
    this.#stopListening = this.#projections.onApplied((notice) => this.#note(notice));
  }

  onModuleDestroy(): void {
    this.#stopListening();
  }

  #note({ projection, events }: AppliedNotice): void {
    this.#changes.note(projection, events);
    if (this.#changes.isEmpty || this.#isAsked) return;
    this.#isAsked = true;
    // By then all read models that took something in together have been heard, and whoever caused it is answered.
    setImmediate(() => {
      this.#isAsked = false;
      this.#errands.ask(TELL);
    });
  }

  async #tell(): Promise<void> {
    await this.#findRecipients();
    await this.#tellThoseDue();
    const { next } = this.#times;
    if (next !== undefined) this.#errands.askAt(TELL, new Date(next));
  }

  async #findRecipients(): Promise<void> {
    const changes = this.#changes;
    this.#changes = new Changes();
    try {
      const recipients = await this.#recipientsOf(changes);
      for (const recipient of recipients) this.#times.ask(recipient, this.#now());
    } catch (error) {
      // Pages must not miss anything: what could not be told joins what has changed since.
      this.#changes = changes.and(this.#changes);
      throw error;
    }
  }

  /** Visitors in line, and single visitors and agents as far as they are here. */
  async #recipientsOf(changes: Changes): Promise<readonly string[]> {
    const portals = await this.#portalsConcerned(changes);
    const changed = portals.filter(({ portalId }) => changes.portals.has(portalId));
    const agents = new Set([...changes.desks, ...changed.flatMap(({ memberIds }) => memberIds)]);
    const visits = [...changes.visits].filter((id) => this.#attendance.isVisitorHere(id));
    return [
      ...portals.map(({ portalId }) => `line:${portalId}`),
      ...visits.map((id) => `visit:${id}`),
      ...[...agents].filter((id) => this.#attendance.isAgentHere(id)).map((id) => `agent:${id}`),
    ];
  }

  async #tellThoseDue(): Promise<void> {
    const began = this.#now();
    const due = this.#times.take(began);
    try {
      await this.#tellAll(due);
      this.#times.told(due, began, this.#now());
    } catch (error) {
      for (const recipient of due) this.#times.ask(recipient, began);
      throw error;
    }
  }

  async #tellAll(recipients: readonly string[]): Promise<void> {
    const { line = [], visit = [], agent = [] } = byKind(recipients);
    const visits = new Set(visit);
    for (const portalId of line) {
      for (const view of await this.#visitViews.ofLine(portalId)) {
        visits.delete(view.clientId);
        await this.#tellVisitor(view);
      }
    }
    for (const visitId of visits) {
      const view = await this.#visitViews.of(visitId);
      if (view) await this.#tellVisitor(view);
    }
    for (const [memberId, view] of await this.#deskViews.ofAll(agent)) {
      this.#realtime.push(visitMessages.getQueueClients, `member:${memberId}`, view);
      // A desk with a long line is as much as many visitors.
      await nextTurn();
    }
  }

  /** How long visitors wait also depends on who is at work. */
  async #portalsConcerned({ portals, desks }: Changes): Promise<readonly PortalSummary[]> {
    const found = await Promise.all([
      ...[...portals].map(async (portalId) => [await this.#portals.find(portalId)]),
      ...[...desks].map((memberId) => this.#portals.ofMember(memberId)),
    ]);
    const known = found.flat().filter((portal) => portal !== undefined);
    return [...new Map(known.map((portal) => [portal.portalId, portal])).values()];
  }

  async #tellVisitor(view: VisitView): Promise<void> {
    this.#realtime.push(visitMessages.updateClientStatus, `visit:${view.clientId}`, view);
    this.#told += 1;
    if (this.#told % TOLD_AT_ONCE === 0) await nextTurn();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

function byKind(recipients: readonly string[]): Partial<Record<string, string[]>> {
  const kinds: Partial<Record<string, string[]>> = {};
  for (const recipient of recipients) {
    const [, kind = '', id = ''] = RECIPIENT.exec(recipient) ?? [];
    (kinds[kind] ??= []).push(id);
  }
  return kinds;
}
