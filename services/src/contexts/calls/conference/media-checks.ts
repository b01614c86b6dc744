import { Injectable } from '@nestjs/common';
import { MEDIA_CHECK_MS } from '@foyer/contracts/calls';

import { Clock, NewId, type Cancel } from '#platform/clock';
import { Rejected } from '#platform/cqrs';
import type { Connection } from '#platform/realtime';
import { MediaRelays, type MediaRelay } from '#contexts/media';

/** The most checks at once; the media server is there for calls. */
const CHECKS_MAX = 20;

interface Check {
  readonly relay: MediaRelay;
  /** The id of the check as a call at the relay. */
  readonly id: string;
  readonly cancel: Cancel;
}

/**
 * Rooms of the media server in which a page is alone for a few seconds, to see whether it would be
 * heard and seen in a call.
 */
@Injectable()
export class MediaChecks {
  readonly #checks = new Map<Connection, Check>();

  constructor(
    private readonly relays: MediaRelays,
    private readonly newId: NewId,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a check in place of the page's last one. The check ends automatically.
   * @returns The answer to the offer
   * @throws Rejected RELAY_NEEDED where calls travel directly; MEDIA_UNAVAILABLE where too many try
   * at once
   * @throws MediaRelayError where the offer is refused
   */
  async begin(connection: Connection, sdpOffer: string): Promise<string> {
    const relay = await this.relays.choose();
    if (relay.kind !== 'janus') throw new Rejected('RELAY_NEEDED');
    this.end(connection);
    if (this.#checks.size >= CHECKS_MAX) throw new Rejected('MEDIA_UNAVAILABLE');
    const id = this.newId.next();
    const cancel = this.clock.after(MEDIA_CHECK_MS, () => this.end(connection));
    this.#checks.set(connection, { relay, id, cancel });
    try {
      relay.open(id);
      const stream = { callId: id, participant: id, streamType: 'userCam' } as const;
      const answer = await relay.publish({ ...stream, connectionId: id }, sdpOffer);
      if (answer === null) throw new Rejected('RELAY_NEEDED');
      return answer;
    } catch (error) {
      this.end(connection);
      throw error;
    }
  }

  /** Ends the check of a page, if there is one. */
  end(connection: Connection): void {
    const check = this.#checks.get(connection);
    if (check === undefined) return;
    this.#checks.delete(connection);
    check.cancel();
    check.relay.end(check.id);
  }

  /** How many go on. */
  get count(): number {
    return this.#checks.size;
  }
}
