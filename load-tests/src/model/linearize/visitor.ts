import { makeClient, type Client } from '@foyer/contracts/client';
import { callRoutes } from '@foyer/contracts/calls';
import { visitMessages, visitRoutes, type VisitView } from '@foyer/contracts/visits';
import type { Socket } from 'socket.io-client';
import { connectApplication } from '../../clients/application-socket.js';
import { liveMessenger } from '../../clients/live-messenger.js';
import { answered, Rejected } from '../../clients/no-answer.js';
import { onDesk, onVisit, type Effect } from './effects.js';
import type { SimulatedOffice, KnownVisit } from './simulated-office.js';
import type { Recorder } from './recorder.js';

/** The parts that a client uses. */
export interface ClientParts {
  readonly origin: string;
  readonly office: SimulatedOffice;
  readonly recorder: Recorder;
  readonly fetch: typeof fetch;
}

/** The possible requests of a visitor's browser, recorded as they are asked and answered. */
export class Visitor {
  readonly #client: Client;
  #socket: Socket | undefined;
  #token = '';

  constructor(
    readonly visit: KnownVisit,
    private readonly parts: ClientParts,
  ) {
    const { origin, fetch } = parts;
    this.#client = makeClient({ origin, fetch, token: () => this.#token });
  }

  /**
   * Steps through the admission, or reads the state: it changes nothing for an admitted visitor.
   */
  async open(): Promise<VisitView | Rejected> {
    const { id, secret, portalId } = this.visit;
    const body = { _id: id, clientSecret: secret, queueId: portalId };
    const answer = await this.parts.recorder.record(
      () => answered(this.#client.call(visitRoutes.openVisit, { body, token: null })),
      {
        does: [onVisit(id, { kind: 'open' })],
        notifies: ({ visit }) => this.#shown(visit),
        refused: (failure) => this.#overOnly(failure),
      },
    );
    if (answer instanceof Rejected) return answer;
    this.#token = answer.token;
    return answer.visit;
  }

  /** Its connection is gone, and back with a fresh token. */
  async reconnect(): Promise<void> {
    this.close();
    const body = { _id: this.visit.id, clientSecret: this.visit.secret };
    const renewing = this.#client.call(visitRoutes.renewVisitToken, { body, token: null });
    const { token } = await answered(renewing);
    this.#token = token;
    await this.connect();
  }

  /** A visit that is over has no connection. */
  async connect(): Promise<void> {
    try {
      this.#socket = await connectApplication(this.parts.origin, this.#token);
    } catch (error) {
      if (!(error instanceof Rejected) || error.code !== 'VISIT_OVER') throw error;
      this.parts.office.note(this.visit, { status: 'IN_END' });
    }
  }

  async report(status: 'IN_START' | 'IN_WAITING'): Promise<VisitView | Rejected> {
    const { id: clientId } = this.visit;
    const kind = status === 'IN_START' ? 'start' : 'ring';
    const answer = await this.parts.recorder.record(
      () => this.#messenger.emit(visitMessages.updateClientStatus, { clientId, status }),
      {
        does: [onVisit(clientId, { kind })],
        notifies: ({ visit }) => this.#shown(visit),
        refused: (failure) => this.#overOnly(failure),
      },
    );
    return answer instanceof Rejected ? answer : answer.visit;
  }

  /** Gives up the place in line, or the call if an agent was faster. */
  async leave(): Promise<void> {
    const { id: clientId } = this.visit;
    await this.parts.recorder.record(
      () => this.#messenger.emit(visitMessages.leaveQueue, { clientId }),
      {
        does: [onVisit(clientId, { kind: 'leave' }), ...this.#freesADesk()],
        notifies: ({ visit }) => this.#shown(visit),
      },
    );
  }

  /** Leaves the call. */
  async hangUp(): Promise<void> {
    const { id } = this.visit;
    const { recorder } = this.parts;
    const body = { callDetailId: id };
    await recorder.record(
      () => answered(this.#client.call(callRoutes.leaveCallAsVisitor, { body })),
      {
        does: [onVisit(id, { kind: 'hangUp', by: null }), ...this.#freesADesk()],
        refused: ({ code }) =>
          code === 'CALL_NOT_FOUND' ? [onVisit(id, { kind: 'hasNoCall' })] : undefined,
        waitsFor: 'calls',
      },
    );
  }

  close(): void {
    this.#socket?.disconnect();
  }

  /** Which desk it is, the visitor cannot know for sure. */
  #freesADesk(): readonly Effect[] {
    const free = { kind: 'free', visitId: this.visit.id } as const;
    return this.parts.office.agents.map((agent) => onDesk(agent.id, free));
  }

  get #messenger(): ReturnType<typeof liveMessenger> {
    if (!this.#socket) throw new Error('The page was never opened');
    return liveMessenger(this.#socket);
  }

  #shown(view: VisitView): readonly Effect[] {
    const { office } = this.parts;
    office.note(this.visit, view);
    const { status, agentName, ringing, endReason } = view;
    const agentId = agentName === null ? null : office.agentCalled(agentName).id;
    if ((view.callDetailId === null) !== (agentId === null))
      throw new Error('Half a call is shown');
    return [onVisit(this.visit.id, { kind: 'shows', status, agentId, ringing, endReason })];
  }

  #overOnly({ code }: Rejected): readonly Effect[] | undefined {
    if (code !== 'VISIT_OVER') return undefined;
    this.parts.office.note(this.visit, { status: 'IN_END' });
    return [onVisit(this.visit.id, { kind: 'isOver' })];
  }
}
