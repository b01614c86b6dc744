import type { Availability, BreakKind, CallStatus } from '@foyer/contracts/identity';
import { visitMessages, type DeskView, type LineEntry } from '@foyer/contracts/visits';

import type { Store } from '#state/store.js';
import type { Channel } from '#wire/channel.js';
import { LiveView } from '#wire/live-view.js';

/** A visitor's offer at this desk, with what is known of the visitor. */
export interface Incoming {
  readonly offerId: string;
  readonly expiresAt: string;
  readonly visitor: LineEntry;
}

interface Taken {
  readonly clientId: string;
  readonly callDetailId: string;
}

/** An agent's desk: the agent's availability, the lines, and the one visitor in a call. */
export class DeskSession {
  readonly #live: LiveView<DeskView>;
  #stop: () => void = () => undefined;

  constructor(private readonly channel: Channel) {
    this.#live = new LiveView({
      fetch: async () => (await this.channel.emit(visitMessages.getQueueClients, {})).view,
    });
  }

  get view(): Store<DeskView | null> {
    return this.#live.view;
  }

  /** Why the lines could not be loaded, for as long as they could not. */
  get failure(): Store<unknown> {
    return this.#live.failure;
  }

  /** Begins to follow the lines. */
  open(): void {
    this.#live.follow(this.channel, visitMessages.getQueueClients);
    this.#stop = this.channel.on(visitMessages.pickupCall, (taken) => this.#showTaken(taken));
  }

  refresh(): Promise<void> {
    return this.#live.refresh();
  }

  /** @param breakKind The reason, if the agent goes away and gives one. */
  async setAvailability(
    availability: Availability,
    breakKind: BreakKind | null = null,
  ): Promise<void> {
    const message = visitMessages.setAvailability;
    const { desk, asOf } = await this.channel.emit(message, {
      availability,
      ...(breakKind && { breakKind }),
    });
    const { since, notRespondingSince } = desk;
    // Further parts of the answer do not count: the desk may ring by now.
    this.#live.overlay({
      apply: (view) => ({
        ...view,
        desk: { ...view.desk, availability, breakKind, since, notRespondingSince, setBy: null },
      }),
      until: (view) => view.asOf >= asOf,
    });
  }

  /** Says to be busy without a call, or available again. */
  async setCallStatus(callStatus: CallStatus): Promise<void> {
    await this.channel.emit(visitMessages.updateCallStatus, { callStatus });
    await this.refresh();
  }

  /**
   * Takes a visitor: the one offered, or the next one in line; another one for a reason.
   * @throws ApiError `VISITOR_TAKEN` and the like if another agent was faster.
   */
  async take(
    visitor: LineEntry,
    offerId: string | null,
    reason: string | null = null,
  ): Promise<void> {
    const { queueId, clientId } = visitor;
    const { callDetailId } = await this.channel.emit(visitMessages.connectClient, {
      queueId,
      clientId,
      offerId,
      ...(reason !== null && { reason }),
    });
    this.#showTaken({ clientId, callDetailId });
  }

  /** Puts a visitor before all others of the line. */
  async moveToFront({ queueId, clientId }: LineEntry, reason: string): Promise<void> {
    await this.channel.emit(visitMessages.moveToFront, { queueId, clientId, reason });
  }

  /**
   * Ends the call and gives the visitor back to the line, at the same place; or to that of another
   * portal, for a reason.
   */
  async handBack(
    callDetailId: string,
    toQueueId: string | null,
    reason: string | null,
  ): Promise<void> {
    await this.channel.emit(visitMessages.handBack, { callDetailId, toQueueId, reason });
  }

  async reject({ offerId, visitor: { queueId, clientId } }: Incoming): Promise<void> {
    await this.channel.emit(visitMessages.disconnectClient, { queueId, clientId, offerId });
  }

  /** A visitor who was taken, until the views show it too: they are a moment behind. */
  #showTaken(taken: Taken): void {
    this.#live.overlay({
      apply: (view) => inCall(view, taken),
      until: (view) => !isBehind(view, taken),
    });
  }

  close(): void {
    this.#live.close();
    this.#stop();
  }
}

/** True if a view does not know yet that a visitor was taken. */
function isBehind({ desk: { engagement }, line }: DeskView, { clientId }: Taken): boolean {
  if (engagement.kind === 'inCall') return false;
  const rings = engagement.kind === 'offered' && engagement.clientId === clientId;
  return rings || line.some((entry) => entry.clientId === clientId);
}

/** A desk whose agent has taken a visitor. */
function inCall(view: DeskView, { clientId, callDetailId }: Taken): DeskView {
  const engagement = { kind: 'inCall', clientId, callDetailId } as const;
  const line = view.line.filter((entry) => entry.clientId !== clientId);
  return { ...view, desk: { ...view.desk, engagement, callStatus: 'busy', wrapUp: null }, line };
}

/** The offer that rings at this desk now, if any. */
export function incomingOf({ desk, line }: DeskView): Incoming | undefined {
  const { engagement } = desk;
  if (engagement.kind !== 'offered') return undefined;
  const visitor = line.find(({ clientId }) => clientId === engagement.clientId);
  const { offerId, expiresAt } = engagement;
  return visitor && { offerId, expiresAt, visitor };
}

/** True if this desk may take visitors at present. */
export function mayTake({ availability, engagement, otherCalls }: DeskView['desk']): boolean {
  if (otherCalls.length > 0) return false;
  const isFree = engagement.kind === 'free' || engagement.kind === 'offered';
  return isFree && (availability === 'auto' || availability === 'manual');
}
