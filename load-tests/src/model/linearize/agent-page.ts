import { makeClient, makeMessenger, type Client } from '@foyer/contracts/client';
import { callRoutes } from '@foyer/contracts/calls';
import {
  accountRoutes,
  identityRoutes,
  type Availability,
  type CallStatus,
} from '@foyer/contracts/identity';
import { visitMessages, type Desk } from '@foyer/contracts/visits';
import type { Socket } from 'socket.io-client';
import { connectApplication } from '../../clients/application-socket.js';
import { liveMessenger } from '../../clients/live-messenger.js';
import { answered, Rejected } from '../../clients/no-answer.js';
import { onDesk, onVisit, type Effect } from './effects.js';
import type { Agent, KnownVisit } from './simulated-office.js';
import { notificationsOfTake } from './take-errors.js';
import type { ClientParts } from './visitor.js';

/** An offer that rings, or rang, at a desk. */
export interface KnownOffer {
  readonly visitId: string;
  readonly offerId: string;
}

export interface AgentPageParts extends ClientParts {
  readonly agent: Agent;
  /** The planted bug: an agent who was too late is notified of a success. */
  readonly takesDefeatForVictory: boolean;
}

/**
 * One of the pages of an agent: all its possible requests, recorded as they are asked and
 * answered.
 */
export class AgentPage {
  readonly agent: Agent;
  /** The last offer at this desk, as far as this page knows. */
  offer: KnownOffer | undefined;
  readonly #client: Client;
  readonly #messenger: ReturnType<typeof liveMessenger>;

  private constructor(
    private readonly parts: AgentPageParts,
    private readonly socket: Socket,
  ) {
    this.agent = parts.agent;
    this.#messenger = liveMessenger(socket);
    const { origin, fetch, agent } = parts;
    this.#client = makeClient({ origin, fetch, token: () => agent.token });
    makeMessenger(socket).on(visitMessages.getQueueClients, ({ desk }) => this.#note(desk));
  }

  /** @throws NoAnswer when the server is gone. */
  static async open(parts: AgentPageParts): Promise<AgentPage> {
    return new AgentPage(parts, await connectApplication(parts.origin, parts.agent.token));
  }

  /** Picks a visitor from the line, or accepts an offer. */
  async take({ id, portalId }: KnownVisit, offerId: string | null): Promise<void> {
    const { agent } = this;
    const { office, recorder, takesDefeatForVictory } = this.parts;
    const payload = { queueId: portalId, clientId: id, offerId };
    const answer = await recorder.record(
      async () => {
        try {
          return await this.#messenger.emit(visitMessages.connectClient, payload);
        } catch (error) {
          const defeated = error instanceof Rejected && error.code === 'VISITOR_TAKEN';
          if (defeated && takesDefeatForVictory) return { callDetailId: id };
          throw error;
        }
      },
      {
        does: [
          onVisit(id, { kind: 'take', by: agent.id, offerId }),
          onDesk(agent.id, { kind: 'take', visitId: id, offerId }),
        ],
        refused: (failure) => notificationsOfTake(failure, { visitId: id, agent, offerId }, office),
      },
    );
    if (answer instanceof Rejected) return;
    if (answer.callDetailId !== id) throw new Error(`Call ${answer.callDetailId} of visit ${id}`);
    agent.visitId = id;
  }

  async reject({ id, portalId }: KnownVisit, offerId: string): Promise<void> {
    const payload = { queueId: portalId, clientId: id, offerId };
    await this.parts.recorder.record(
      () => this.#messenger.emit(visitMessages.disconnectClient, payload),
      {
        does: [
          onVisit(id, { kind: 'offerOver', offerId }),
          onDesk(this.agent.id, { kind: 'offerOver', offerId }),
        ],
      },
    );
    this.offer = undefined;
  }

  /** Ends a call for all participants, or leaves it, which comes to the same. */
  async hangUp(visitId: string, how: 'endCall' | 'leaveCall'): Promise<void> {
    const { id } = this.agent;
    const body = { callDetailId: visitId };
    await this.parts.recorder.record(() => answered(this.#client.call(callRoutes[how], { body })), {
      does: [onVisit(visitId, { kind: 'hangUp', by: id }), onDesk(id, { kind: 'free', visitId })],
      refused: ({ code }) => {
        if (code === 'CALL_NOT_FOUND') return [onVisit(visitId, { kind: 'hasNoCall' })];
        if (code !== 'NOT_IN_CALL') return undefined;
        return [onVisit(visitId, { kind: 'isNotOf', agentId: id })];
      },
      waitsFor: 'calls',
    });
    if (this.agent.visitId === visitId) this.agent.visitId = undefined;
  }

  async setAvailability(to: Availability): Promise<Desk> {
    const answer = await this.parts.recorder.record(
      () => this.#messenger.emit(visitMessages.setAvailability, { availability: to }),
      {
        does: [onDesk(this.agent.id, { kind: 'availability', to })],
        notifies: ({ desk }) => this.#shown(desk),
        waitsFor: 'desks',
      },
    );
    if (answer instanceof Rejected) throw answer;
    return answer.desk;
  }

  /** The same over HTTP. */
  async setOnlineStatus(to: Availability): Promise<void> {
    const { id } = this.agent;
    const body = { onlineStatus: to };
    await this.parts.recorder.record(
      () => answered(this.#client.call(identityRoutes.setOnlineStatus, { body })),
      {
        does: [onDesk(id, { kind: 'availability', to })],
        notifies: ({ onlineStatus }) => [onDesk(id, { kind: 'shows', availability: onlineStatus })],
        waitsFor: 'desks',
      },
    );
  }

  async setCallStatus(to: CallStatus): Promise<void> {
    const { id } = this.agent;
    const body = { callStatus: to };
    await this.parts.recorder.record(
      () => answered(this.#client.call(accountRoutes.setCallStatus, { body })),
      {
        does: [onDesk(id, { kind: 'callStatus', to })],
        notifies: ({ callStatus }) => [onDesk(id, { kind: 'shows', callStatus })],
        waitsFor: 'desks',
      },
    );
  }

  /** Looks at the agent's own desk; the answer may be older than the present state. */
  async look(): Promise<void> {
    await this.parts.recorder.record(
      () => this.#messenger.emit(visitMessages.getQueueClients, {}),
      { notifies: ({ view }) => this.#shown(view.desk), readsFrom: 'desks' },
    );
  }

  /** Looks at the record of a call; the answer may be older than the present state. */
  async lookAtCall(visitId: string): Promise<void> {
    const { id } = this.agent;
    await this.parts.recorder.record(
      () => answered(this.#client.call(callRoutes.getCall, { params: { id: visitId } })),
      {
        notifies: ({ state }) => {
          if (state !== 'inCall' && state !== 'ended') throw new Error(`A call that is ${state}`);
          return [onVisit(visitId, { kind: 'record', agentId: id, state })];
        },
        refused: ({ code }) =>
          code === 'CALL_NOT_FOUND'
            ? [onVisit(visitId, { kind: 'isNotOf', agentId: id })]
            : undefined,
        readsFrom: 'calls',
      },
    );
  }

  close(): void {
    this.socket.disconnect();
  }

  #shown(desk: Desk): readonly Effect[] {
    this.#note(desk);
    const { availability, callStatus, engagement } = desk;
    return [onDesk(this.agent.id, { kind: 'shows', availability, callStatus, engagement })];
  }

  #note({ engagement }: Desk): void {
    this.offer =
      engagement.kind === 'offered'
        ? { visitId: engagement.clientId, offerId: engagement.offerId }
        : undefined;
    this.agent.visitId = engagement.kind === 'inCall' ? engagement.clientId : undefined;
  }
}
