import type { Availability } from '@foyer/contracts/identity';
import { visitMessages, type DeskView, type LineEntry } from '@foyer/contracts/visits';

import { debug } from '../../../app/debug.js';
import { makeStore, type Store } from '../../../state/store.js';
import type { Channel } from '../../../wire/channel.js';

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

/** An agent's desk: the own availability, the lines, and the one visitor in hand. */
export class DeskSession {
  readonly #view = makeStore<DeskView | null>(null);
  readonly #failure = makeStore<unknown>(null);
  #stop: (() => void)[] = [];
  #newest = 0;
  /** A visitor who was taken, until the views show it too: they are a moment behind. */
  #taken: Taken | null = null;

  constructor(private readonly channel: Channel) {}

  get view(): Store<DeskView | null> {
    return this.#view;
  }

  /** Why the lines could not be loaded, for as long as they could not. */
  get failure(): Store<unknown> {
    return this.#failure;
  }

  /** Begins to follow the lines. */
  open(): void {
    this.#stop = [
      this.channel.on(visitMessages.getQueueClients, (view) => this.#show(view)),
      this.channel.on(visitMessages.pickupCall, (taken) => this.#showTaken(taken)),
      this.channel.whenUp(() => {
        this.#newest = 0;
        this.#taken = null;
        void this.refresh();
      }),
    ];
  }

  async refresh(): Promise<void> {
    try {
      const { view } = await this.channel.emit(visitMessages.getQueueClients, {});
      this.#show(view);
    } catch (error) {
      debug('desk', error);
      this.#failure.set(error);
    }
  }

  async setAvailability(availability: Availability): Promise<void> {
    const { desk } = await this.channel.emit(visitMessages.setAvailability, { availability });
    const { since } = desk;
    // Nothing else of the answer counts: it may have begun to ring meanwhile.
    this.#view.set((view) =>
      view ? { ...view, desk: { ...view.desk, availability, since } } : view,
    );
  }

  /**
   * Takes a visitor: the one offered, or the next one in line.
   * @throws ApiError `VISITOR_TAKEN` and its like where somebody else was quicker.
   */
  async take(visitor: LineEntry, offerId: string | null): Promise<void> {
    const { queueId, clientId } = visitor;
    const { callDetailId } = await this.channel.emit(visitMessages.connectClient, {
      queueId,
      clientId,
      offerId,
    });
    this.#showTaken({ clientId, callDetailId });
  }

  async reject({ offerId, visitor: { queueId, clientId } }: Incoming): Promise<void> {
    await this.channel.emit(visitMessages.disconnectClient, { queueId, clientId, offerId });
  }

  #show(view: DeskView): void {
    if (view.asOf < this.#newest) return;
    this.#newest = view.asOf;
    this.#failure.set(null);
    if (this.#taken && !isBehind(view, this.#taken)) this.#taken = null;
    this.#view.set(this.#taken ? inCall(view, this.#taken) : view);
  }

  #showTaken(taken: Taken): void {
    const view = this.#view.get();
    if (!view || !isBehind(view, taken)) return;
    this.#taken = taken;
    this.#view.set(inCall(view, taken));
  }

  close(): void {
    for (const stop of this.#stop) stop();
  }
}

/** Whether a view does not know yet that a visitor was taken. */
function isBehind({ desk: { engagement }, line }: DeskView, { clientId }: Taken): boolean {
  if (engagement.kind === 'inCall') return false;
  const rings = engagement.kind === 'offered' && engagement.clientId === clientId;
  return rings || line.some((entry) => entry.clientId === clientId);
}

/** A desk whose agent has taken a visitor. */
function inCall(view: DeskView, { clientId, callDetailId }: Taken): DeskView {
  const engagement = { kind: 'inCall', clientId, callDetailId } as const;
  const line = view.line.filter((entry) => entry.clientId !== clientId);
  return { ...view, desk: { ...view.desk, engagement, callStatus: 'busy' }, line };
}

/** The offer that rings at this desk now, if any. */
export function incomingOf({ desk, line }: DeskView): Incoming | undefined {
  const { engagement } = desk;
  if (engagement.kind !== 'offered') return undefined;
  const visitor = line.find(({ clientId }) => clientId === engagement.clientId);
  const { offerId, expiresAt } = engagement;
  return visitor && { offerId, expiresAt, visitor };
}

/** Whether this desk may take visitors at all just now. */
export function mayTake({ availability, engagement }: DeskView['desk']): boolean {
  return engagement.kind !== 'inCall' && (availability === 'auto' || availability === 'manual');
}
