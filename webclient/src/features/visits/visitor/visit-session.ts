import { ApiError } from '@foyer/contracts/client';
import { callRoutes } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';
import { visitMessages, visitRoutes, type VisitView } from '@foyer/contracts/visits';

import { makeStore, type Store } from '../../../state/store.js';
import type { Wire } from '../../../wire/wire.js';
import { meetingOf } from '../../../wire/meeting-of.js';
import { forgetVisit, keepVisit, mintVisit, readVisit, type StoredVisit } from './stored-visit.js';
import type { Entrance, VisitState, VisitWorld } from './visit-parts.js';
import { VisitPass } from './visit-pass.js';

/** After this time a server that could not be asked for a token is asked again, in milliseconds. */
const ASK_AGAIN_MS = 3_000;

/** Longest note on an error that the server takes. */
const NOTE_MAX = 500;

/** Refusals that say that a visit is no more. */
const OVER = ['VISIT_OVER', 'VISIT_NOT_FOUND'];
const isOver = (error: unknown) => error instanceof ApiError && OVER.includes(error.code);

/** One visitor's visit to one portal, from the door to the goodbye. */
export class VisitSession {
  readonly #state = makeStore<VisitState>({ phase: 'resuming', view: null, wire: null });
  #visit: StoredVisit;
  #pass: VisitPass;
  #wire: Promise<Wire> | null = null;
  #newest = 0;
  #returning = false;
  /** Somebody has taken this visitor; what says otherwise is a moment behind. */
  #taken = false;

  constructor(
    private readonly world: VisitWorld,
    private readonly portalId: string,
  ) {
    this.#visit = readVisit(world.storage, portalId) ?? mintVisit();
    this.#pass = new VisitPass(world, this.#visit);
  }

  get state(): Store<VisitState> {
    return this.#state;
  }

  /** Looks for a visit that this browser has here already. */
  async resume(): Promise<void> {
    const stored = readVisit(this.world.storage, this.portalId);
    if (!stored) {
      this.#state.set({ phase: 'outside', view: null, wire: null });
      return;
    }
    this.#begin(stored);
    try {
      await this.#open({ visitorName: stored.visitorName, pin: '' });
    } catch (error) {
      // Only a clear word ends a visit; a server that cannot be reached is asked again by who called.
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
      this.#leaveBehind();
    }
  }

  /** @throws ApiError when the door stays shut: closed, wrong PIN, no name. */
  async enter(entrance: Entrance): Promise<void> {
    await this.#open(entrance);
  }

  /** Tells how far this page has come. `IN_WAITING` rings. */
  async report(status: 'IN_PERMISSION' | 'IN_START' | 'IN_WAITING'): Promise<void> {
    const { wire } = this.#state.get();
    const ack = await wire
      ?.channel('application')
      .emit(visitMessages.updateClientStatus, { clientId: this.#visit.visitId, status });
    if (ack) this.#show(ack.visit);
  }

  /** This page cannot go on. The server keeps why; the visit stays so until the visitor begins anew. */
  fail(note: string): void {
    const { view, wire } = this.#state.get();
    if (!view || view.status === 'IN_END') return;
    const { clientId } = view;
    const error = { clientId, status: 'IN_ERROR', note: note.slice(0, NOTE_MAX) } as const;
    this.#show({ ...view, ...error });
    wire
      ?.channel('application')
      .emit(visitMessages.updateClientStatus, error)
      .then((ack) => this.#show(ack.visit))
      .catch(() => undefined);
  }

  async leaveLine(): Promise<void> {
    const ack = await this.#state
      .get()
      .wire?.channel('application')
      .emit(visitMessages.leaveQueue, { clientId: this.#visit.visitId });
    if (ack) this.#show(ack.visit);
  }

  /** Leaves the call over HTTP, which arrives even where the realtime connection is down. */
  async leaveCall(callDetailId: string): Promise<void> {
    const body = { callDetailId };
    await this.#pass.use((token) =>
      this.world.api.call(callRoutes.leaveCallAsVisitor, { body, token }),
    );
  }

  async rate(rating: number | null, comment: string): Promise<void> {
    const body = { clientId: this.#visit.visitId, rating, comment };
    const view = await this.#pass.use((token) =>
      this.world.api.call(visitRoutes.rateVisit, { body, token }),
    );
    this.#show(view);
  }

  /** After an error: the same visit begins from the front. */
  async beginAnew(): Promise<void> {
    await this.#open({ visitorName: this.#visit.visitorName, pin: '' }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status === 0) throw error;
      this.#leaveBehind();
    });
  }

  /** Back to the door, for a new visit. */
  startOver(): void {
    this.#leaveBehind();
  }

  close(): void {
    void this.#wire?.then((wire) => wire.close());
    this.#wire = null;
    this.#state.set((state) => ({ ...state, wire: null }));
  }

  async #open({ visitorName, pin }: Entrance): Promise<void> {
    const { visitId, clientSecret } = this.#visit;
    const { token, visit } = await this.world.api.call(visitRoutes.openVisit, {
      body: {
        _id: visitId,
        clientSecret,
        queueId: this.portalId,
        language: this.world.language(),
        ...(visitorName === '' ? {} : { visitorName }),
        ...(pin === '' ? {} : { pin }),
      },
    });
    this.#pass.take(token);
    this.#visit = { ...this.#visit, visitorName };
    keepVisit(this.world.storage, this.portalId, this.#visit);
    this.#wire ??= this.#connect();
    const wire = await this.#wire;
    this.#state.set((state) => ({ phase: 'inside', view: state.view ?? visit, wire }));
    this.#show(visit);
  }

  async #connect(): Promise<Wire> {
    const wire = await this.world.openWire({
      token: () => this.#pass.fresh(),
      meet: meetingOf(this.#visit.visitId),
      onRefused: () => void this.#comeBack(),
    });
    const application = wire.channel('application');
    application.on(visitMessages.updateClientStatus, (view) => this.#show(view));
    application.on(visitMessages.pickupCall, (pickup) => this.#showTaken(pickup));
    let first = true;
    application.whenUp(() => {
      this.#newest = 0;
      this.#taken = false;
      if (!first) void this.#catchUp();
      first = false;
    });
    return wire;
  }

  /** With another token, as soon as there is one: a server that has just begun may not answer yet. */
  async #comeBack(): Promise<void> {
    if (this.#returning || this.#wire === null) return;
    this.#returning = true;
    try {
      await this.#pass.renew();
      (await this.#wire).reconnect();
    } catch (error) {
      if (isOver(error)) this.#showEnd();
      else setTimeout(() => void this.#comeBack(), ASK_AGAIN_MS);
    } finally {
      this.#returning = false;
    }
  }

  /** After the connection was away: what has happened meanwhile. */
  async #catchUp(): Promise<void> {
    const status = this.#state.get().view?.status;
    if (status === undefined || status === 'IN_END' || status === 'IN_ERROR') return;
    try {
      await this.report(status === 'IN_START' ? 'IN_START' : 'IN_PERMISSION');
    } catch (error) {
      if (isOver(error)) this.#showEnd();
    }
  }

  #show(view: VisitView): void {
    if (view.clientId !== this.#visit.visitId || view.asOf < this.#newest) return;
    this.#newest = view.asOf;
    if (this.#taken && view.status === 'IN_WAITING') return;
    this.#taken = false;
    if (view.status === 'IN_END') forgetVisit(this.world.storage, this.portalId);
    this.#state.set((state) => ({ ...state, view }));
  }

  /** Told as soon as it happens; the view that says so comes after the read models. */
  #showTaken({ clientId, callDetailId, agentName }: PushOf<typeof visitMessages.pickupCall>): void {
    const { view } = this.#state.get();
    if (view?.clientId !== clientId || view.status !== 'IN_WAITING') return;
    const place = { position: null, estimatedWaitSeconds: null, ringing: false } as const;
    this.#show({ ...view, ...place, status: 'IN_CALL', callDetailId, agentName });
    this.#taken = true;
  }

  /** The visit ended while nobody could say how. */
  #showEnd(): void {
    const { view } = this.#state.get();
    if (view && view.status !== 'IN_END') {
      this.#show({ ...view, status: 'IN_END', endReason: null });
    }
  }

  #begin(visit: StoredVisit): void {
    this.#visit = visit;
    this.#pass = new VisitPass(this.world, visit);
    this.#newest = 0;
    this.#taken = false;
  }

  #leaveBehind(): void {
    forgetVisit(this.world.storage, this.portalId);
    this.close();
    this.#begin(mintVisit());
    this.#state.set({ phase: 'outside', view: null, wire: null });
  }
}
