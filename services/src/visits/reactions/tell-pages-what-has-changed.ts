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

const NAME = 'tell-pages-what-has-changed';
const TELL = 'tell';
/** What changes within this time is told at once, in milliseconds. */
const GATHER_MS = 50;

/** Shows pages the whole of what they show anew, whenever read models have taken in something that concerns them. */
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
  #changes = new Changes();
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
    const planned = !this.#changes.isEmpty;
    this.#changes.note(projection, events);
    if (this.#changes.isEmpty || planned) return;
    this.#errands.askAt(TELL, new Date(this.#clock.now().getTime() + GATHER_MS));
  }

  async #tell(): Promise<void> {
    const changes = this.#changes;
    this.#changes = new Changes();
    try {
      await this.#tellAll(changes);
    } catch (error) {
      // Pages must not miss anything: what could not be told joins what has changed since.
      this.#changes = changes.and(this.#changes);
      throw error;
    }
  }

  async #tellAll(changes: Changes): Promise<void> {
    const portals = await this.#portalsConcerned(changes);
    const agents = new Set(changes.desks);
    const visits = new Set(changes.visits);
    for (const { portalId, memberIds } of portals) {
      if (changes.portals.has(portalId)) for (const memberId of memberIds) agents.add(memberId);
      for (const view of await this.#visitViews.ofLine(portalId)) {
        visits.delete(view.clientId);
        this.#tellVisitor(view);
      }
    }
    for (const visitId of visits) {
      const view = this.#attendance.isVisitorHere(visitId) && (await this.#visitViews.of(visitId));
      if (view) this.#tellVisitor(view);
    }
    for (const memberId of agents) await this.#tellAgent(memberId);
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

  #tellVisitor(view: VisitView): void {
    this.#realtime.push(visitMessages.updateClientStatus, `visit:${view.clientId}`, view);
  }

  async #tellAgent(memberId: string): Promise<void> {
    if (!this.#attendance.isAgentHere(memberId)) return;
    const view = await this.#deskViews.of(memberId);
    this.#realtime.push(visitMessages.getQueueClients, `member:${memberId}`, view);
  }
}
