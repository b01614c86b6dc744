import type { DeskView, VisitView } from '@foyer/contracts/visits';
import type { Socket } from 'socket.io-client';

export type Answer = Record<string, unknown> & { readonly ok: boolean; readonly code?: string };

/** Lets time pass until something holds. */
export type Until = (what: string, holds: () => boolean) => Promise<void>;

/** A page on the channel of visitors and agents that records its messages. */
export class OfficePage {
  readonly id: string;
  readonly socket: Socket;
  readonly #portalId: string;
  readonly #until: Until;
  readonly #notified: { readonly name: string; readonly payload: unknown }[] = [];

  constructor(parts: { id: string; socket: Socket; portalId: string; until: Until }) {
    const { id, socket, portalId, until } = parts;
    this.id = id;
    this.socket = socket;
    this.#portalId = portalId;
    this.#until = until;
    socket.onAny((name: string, payload: unknown) => this.#notified.push({ name, payload }));
  }

  async emit(name: string, payload: object = {}): Promise<Answer> {
    return (await this.socket.timeout(60_000).emitWithAck(name, payload)) as Answer;
  }

  /** Returns the last payload under a name. */
  last(name: string): unknown {
    return this.#notified.findLast((one) => one.name === name)?.payload;
  }

  /** Waits until the last payload under a name is as expected. */
  async hears<T>(name: string, fits: (payload: T) => boolean): Promise<T> {
    await this.#until(`${name} is heard`, () => {
      const last = this.last(name) as T | undefined;
      return last !== undefined && fits(last);
    });
    return this.last(name) as T;
  }

  /** Waits until the page shows its own visit as expected. */
  seesVisit(fits: (visit: VisitView) => boolean): Promise<VisitView> {
    return this.hears('updateClientStatus', fits);
  }

  /** Waits until the page shows its own desk as expected. */
  seesDesk(fits: (view: DeskView) => boolean): Promise<DeskView> {
    return this.hears('getQueueClients', fits);
  }

  reports(status: string, note: string | null = null): Promise<Answer> {
    return this.emit('updateClientStatus', { clientId: this.id, status, note });
  }

  ring(): Promise<Answer> {
    return this.reports('IN_WAITING');
  }

  /** Takes a visitor: accepts an offer, or picks from the line. */
  take(clientId: string, offerId: string | null = null): Promise<Answer> {
    return this.emit('connectClient', { queueId: this.#portalId, clientId, offerId });
  }

  /** Waits until it rings at this desk, for anybody or for one visitor. */
  async isRung(by?: OfficePage): Promise<{ readonly clientId: string; readonly offerId: string }> {
    const { desk } = await this.seesDesk(({ desk: { engagement } }) => {
      return engagement.kind === 'offered' && (!by || engagement.clientId === by.id);
    });
    if (desk.engagement.kind !== 'offered') throw new Error('unreachable');
    return desk.engagement;
  }

  close(): void {
    this.socket.disconnect();
  }
}
