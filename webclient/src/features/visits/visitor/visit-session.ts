import { callRoutes } from '@foyer/contracts/calls';
import type { RatingType } from '@foyer/contracts/portals';
import {
  visitMessages,
  visitRoutes,
  type RecordingAnswer,
  type VisitView,
} from '@foyer/contracts/visits';

import { makeStore, type Store } from '#state/store.js';
import { LiveView } from '#wire/live-view.js';
import type { Wire } from '#wire/wire.js';
import { affinityKeyOf } from '#wire/affinity-key-of.js';
import { inCallSince, type Pickup } from './in-call-since.js';
import { openVisit } from './open-visit.js';
import { PhoneProof } from './phone/phone-proof.js';
import { errorOf, reportError, reportLeaving, reportProgress } from './report-visit.js';
import { ReturnToVisit } from './return-to-visit.js';
import { forgetVisit, keepVisit, mintVisit, readVisit, type StoredVisit } from './stored-visit.js';
import type { Entrance, Progress, VisitState, VisitWorld } from './visit-parts.js';
import { isOver, isRejection, VisitPass } from './visit-pass.js';

/** One visitor's visit to one portal, from the start page to the goodbye. */
export class VisitSession {
  readonly #state = makeStore<VisitState>({ phase: 'resuming', view: null, wire: null });
  /** The fields of the start page, for a visitor who comes back to it before the visit is over. */
  typed: { readonly name: string; readonly phone: string } | undefined;
  #visit: StoredVisit;
  #pass: VisitPass;
  #wire: Promise<Wire> | null = null;
  #live: LiveView<VisitView>;
  readonly #return = new ReturnToVisit({
    pass: () => this.#pass,
    wire: () => this.#wire,
    onEnd: (view) => this.#show(view),
    onOver: () => this.#showEnd(),
  });

  constructor(
    private readonly world: VisitWorld,
    readonly portalId: string,
  ) {
    this.#visit = readVisit(world.storage, portalId) ?? mintVisit();
    this.#pass = new VisitPass(world, this.#visit);
    this.#live = this.#makeLive();
  }

  readonly token = (): Promise<string> => this.#pass.fresh();
  get state(): Store<VisitState> {
    return this.#state;
  }

  /** Looks for a visit that this browser has here already. */
  async resume(): Promise<void> {
    const { storage, afterwards } = this.world;
    const stored =
      readVisit(storage, this.portalId) ?? (afterwards && readVisit(afterwards, this.portalId));
    if (!stored) {
      this.#state.set({ phase: 'outside', view: null, wire: null });
      return;
    }
    this.#begin(stored);
    try {
      // The visit alone is asked for: its portal may be closed, gone, or take no newcomers just now.
      const { visit } = await this.#pass.renew();
      if (visit.status === 'IN_ERROR') await this.#open({ visitorName: stored.visitorName });
      else await this.#goInside(visit);
    } catch (error) {
      // Only a clear word ends a visit; else who called asks again.
      if (!isRejection(error)) throw error;
      this.#leaveBehind();
    }
  }

  /** @throws ApiError when the start page stays shut: closed, wrong PIN, no name. */
  readonly enter = (entrance: Entrance): Promise<void> => this.#open(entrance);

  /** Proves a number, which a portal may require before it admits visitors. */
  get phone(): PhoneProof {
    return new PhoneProof(this.world, this.portalId, this.#visit);
  }

  /** Reports the progress of this page. `IN_WAITING` rings, with the answer about a recording. */
  async report(status: Progress, recording: RecordingAnswer | null = null): Promise<void> {
    const view = await this.#report(status, recording);
    if (view) this.#show(view);
  }

  /** Reports that this page cannot continue, and why, until the visitor begins again. */
  fail(note: string): void {
    const { view, wire } = this.#state.get();
    if (!view || view.status === 'IN_END') return;
    const error = errorOf(view.clientId, note);
    this.#show({ ...view, ...error });
    reportError(wire, error)
      .then((told) => told && this.#show(told))
      .catch(() => undefined);
  }

  #report(
    status: Progress,
    recording: RecordingAnswer | null = null,
  ): Promise<VisitView | undefined> {
    return reportProgress(this.#state.get().wire, this.#visit.visitId, status, recording);
  }

  async leaveLine(): Promise<void> {
    const view = await reportLeaving(this.#state.get().wire, this.#visit.visitId);
    if (view) this.#show(view);
  }

  /** Leaves the call over HTTP, which arrives without a realtime connection or an open page. */
  async leaveCall(callDetailId: string): Promise<void> {
    const body = { callDetailId };
    await this.#pass.use((token) =>
      this.world.api.call(callRoutes.leaveCallAsVisitor, { body, token, keepalive: true }),
    );
  }

  async rate(ratingType: RatingType, rating: number | null, comment: string): Promise<void> {
    const body = { clientId: this.#visit.visitId, ratingType, rating, comment };
    const view = await this.#pass.use((token) =>
      this.world.api.call(visitRoutes.rateVisit, { body, token }),
    );
    this.#show(view);
  }

  /** After an error: the same visit begins from the front. */
  async restart(): Promise<void> {
    await this.#open({ visitorName: this.#visit.visitorName }).catch((error: unknown) => {
      if (!isRejection(error)) throw error;
      this.#leaveBehind();
    });
  }

  /** Back to the start page, for a new visit. */
  readonly startOver = (): void => this.#leaveBehind();

  close(): void {
    this.#disconnect();
    this.#state.set((state) => ({ ...state, wire: null }));
  }

  #disconnect(): void {
    void this.#wire?.then((wire) => wire.close());
    this.#wire = null;
    this.#pass.rest();
  }

  async #open(entrance: Entrance): Promise<void> {
    const { visitorName } = entrance;
    const { token, visit } = await openVisit(this.world, this.portalId, this.#visit, entrance);
    this.#pass.take(token);
    this.#visit = { ...this.#visit, visitorName };
    keepVisit(this.world.storage, this.portalId, this.#visit);
    await this.#goInside(visit);
  }

  async #goInside(visit: VisitView): Promise<void> {
    if (visit.status === 'IN_END') {
      this.#state.set({ phase: 'inside', view: null, wire: null });
      this.#show(visit);
      return;
    }
    this.#wire ??= this.#connect();
    const wire = await this.#wire;
    this.#show(visit);
    const view = this.#live.view.get();
    this.#state.set({ phase: 'inside', view, wire: view?.status === 'IN_END' ? null : wire });
  }

  async #connect(): Promise<Wire> {
    const wire = await this.world.openWire({
      token: () => this.#pass.fresh(),
      meet: affinityKeyOf(this.#visit.visitId),
      onRejected: () => void this.#return.begin(),
    });
    this.#pass.keepFresh();
    const application = wire.channel('application');
    this.#live.follow(application, visitMessages.updateClientStatus);
    application.on(visitMessages.pickupCall, (pickup) => this.#showTaken(pickup));
    return wire;
  }

  /** Loads events that happened while the connection was down. */
  async #catchUp(): Promise<VisitView | undefined> {
    const status = this.#state.get().view?.status;
    if (status === undefined || status === 'IN_END' || status === 'IN_ERROR') return undefined;
    return this.#report(status === 'IN_START' ? 'IN_START' : 'IN_PERMISSION');
  }

  #makeLive(): LiveView<VisitView> {
    const live = new LiveView<VisitView>({
      fetch: () => this.#catchUp(),
      // The start page has given it.
      isGiven: true,
      onFailure: (error) => {
        if (isOver(error)) this.#showEnd();
      },
    });
    live.view.subscribe(() => {
      const view = live.view.get();
      if (live !== this.#live || view === null) return;
      if (view.status === 'IN_END') {
        this.#forget();
        this.typed = undefined;
        if (this.world.afterwards) keepVisit(this.world.afterwards, this.portalId, this.#visit);
        // The server closes it, too; there is nothing to come back for.
        this.#disconnect();
      }
      this.#state.set(({ phase, wire }) => ({ phase, view, wire: this.#wire && wire }));
    });
    return live;
  }

  #show(view: VisitView): void {
    if (view.clientId === this.#visit.visitId) this.#live.show(view);
  }

  #showTaken(pickup: Pickup): void {
    if (pickup.clientId === this.#visit.visitId) this.#live.overlay(inCallSince(pickup));
  }

  /** The visit ended without a known reason. */
  #showEnd(): void {
    const { view } = this.#state.get();
    if (view && view.status !== 'IN_END') {
      this.#show({ ...view, status: 'IN_END', endReason: null });
    }
  }

  #begin(visit: StoredVisit): void {
    this.#visit = visit;
    this.#pass = new VisitPass(this.world, visit);
    this.#live.close();
    this.#live = this.#makeLive();
  }

  #forget(): void {
    const { storage, afterwards } = this.world;
    for (const kept of [storage, afterwards]) if (kept) forgetVisit(kept, this.portalId);
  }

  #leaveBehind(): void {
    this.#forget();
    this.close();
    this.#begin(mintVisit());
    this.#state.set({ phase: 'outside', view: null, wire: null });
  }
}
