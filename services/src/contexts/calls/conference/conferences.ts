import { Injectable } from '@nestjs/common';
import {
  callMessages,
  type CallEndReason,
  type CallOrigin,
  type MediaRules,
} from '@foyer/contracts/calls';

import { CommandRunner, Rejected, stream } from '#platform/cqrs';
import { callKey, SessionAffinity } from '#platform/cluster/nodes';
import type { Connection, Parting } from '#platform/realtime';
import { Call } from '../commands.js';
import { mediaRulesOf } from '../call/media-rules-of.service.js';
import type { CallOn } from '../call/call.js';
import { MediaRelays } from '#contexts/media';
import { CallOrigins } from '../ports/call-origins.js';
import { DirectCalls } from './direct-calls.js';
import { CallEventRecorder } from './call-event-recorder.js';
import { Conference } from './conference.js';
import type { LeaveReason, Place } from './place.js';
import { notifyThoseWhoMayKnow } from './notify-those-who-may-know.js';
import { requireRelay } from './require-relay.js';

export type { LeaveReason, Place } from './place.js';

/** The running calls and the people in them. The call itself has admitted each who enters. */
@Injectable()
export class Conferences {
  readonly #conferences = new Map<string, Promise<Conference>>();
  /** The same, for those who cannot wait. */
  readonly #ready = new Map<string, Conference>();
  readonly #entered = new Set<(callId: string) => void>();

  constructor(
    private readonly runner: CommandRunner,
    private readonly relays: MediaRelays,
    private readonly recorder: CallEventRecorder,
    private readonly affinities: SessionAffinity,
    private readonly origins: CallOrigins,
    direct: DirectCalls,
  ) {
    direct.follow((callId) => this.isDirect(callId));
  }

  all(): Conference[] {
    return [...this.#ready.values()];
  }

  /** Calls back whenever a page has come to a call, also one that came back after a start of the server. */
  onEntered(listener: (callId: string) => void): void {
    this.#entered.add(listener);
  }

  entered(callId: string): void {
    for (const listener of this.#entered) listener(callId);
  }

  find(callId: string): Conference | undefined {
    return this.#ready.get(callId);
  }

  /** @throws Rejected RELAY_NEEDED for a call whose media never go through a media server */
  requireRelay(callId: string): void {
    requireRelay(this.find(callId), this.relays);
  }

  /** True once pages are in a call whose media go from browser to browser. */
  isDirect(callId: string): boolean {
    return this.find(callId)?.relay.kind === 'direct';
  }

  /**
   * The place of a page in a call. A page is refused that names a call or a place which it has not
   * entered.
   * @throws Rejected NOT_IN_CALL
   */
  placeOf(connection: Connection, callId: string, userCallId?: string): Place {
    const conference = this.#ready.get(callId);
    const slot = conference?.slotOf(connection);
    if (conference === undefined || slot === undefined) throw new Rejected('NOT_IN_CALL');
    if (userCallId !== undefined && userCallId !== slot.userCallId) {
      throw new Rejected('NOT_IN_CALL');
    }
    return { conference, slot };
  }

  /**
   * Removes the connection of a page, and keeps its place. If the page was sent away, its streams
   * end at once.
   */
  lose(connection: Connection, how: Parting): void {
    for (const conference of this.all()) {
      const slot = conference.slotOf(connection);
      if (slot === undefined) continue;
      slot.connection = undefined;
      const { callId, relay } = conference;
      if (how === 'ended') relay.leave(callId, slot.userCallId);
      this.notify(conference);
      this.recorder.connectionLost(callId, slot.joinerId, connection.actor);
    }
  }

  /** Removes a participant who has left permanently. */
  left(callId: string, joinerId: string, reason: LeaveReason): void {
    const conference = this.#ready.get(callId);
    const slot = conference?.slotOfJoiner(joinerId);
    if (conference === undefined || slot === undefined) return;
    const { userCallId } = slot;
    const push = { sessionCallId: callId, userCallId, reason };
    notifyThoseWhoMayKnow({ conference, slot }, callMessages.leaveSessionCall, push);
    conference.remove(slot.userCallId);
    conference.relay.leave(callId, slot.userCallId);
    slot.connection?.leave(conference.room);
    this.notify(conference);
  }

  /** A call is over. */
  close(callId: string, reason: CallEndReason): void {
    this.affinities.giveUp(callKey(callId));
    const conference = this.#ready.get(callId);
    this.#ready.delete(callId);
    this.#conferences.delete(callId);
    if (conference === undefined) return;
    const push = { sessionCallId: callId, reason };
    for (const connection of conference.connections()) {
      // Its role may be another one by now, which a room would hold against it.
      connection.push(callMessages.endSessionCall, push);
      connection.leave(conference.room);
    }
    conference.relay.end(callId);
  }

  /** Sends the state of a call to all its participants. */
  notify(conference: Conference, except?: Connection): void {
    for (const slot of conference.slots()) {
      if (slot.connection === undefined || slot.connection === except) continue;
      slot.connection.push(callMessages.getSessionCalls, conference.viewFor(slot));
    }
  }

  /** Records the name that a person in the lobby of a call gives. */
  nameKnocker(callId: string, joinerId: string, name: string): void {
    this.#ready.get(callId)?.knockerNames.set(joinerId, name);
  }

  /** Something was decided about the people of a call. */
  async refresh(callId: string): Promise<Conference | undefined> {
    const conference = this.#ready.get(callId);
    if (conference === undefined) return undefined;
    const call = await this.runner.stateOf(stream(Call, callId));
    if (call.stage !== 'on') return undefined;
    conference.stand(call, await this.rulesOf(callId, call));
    return conference;
  }

  /** Returns who may send which streams in a call, as its place is set now. */
  rulesOf(callId: string, { origin }: CallOn): Promise<MediaRules | null> {
    return mediaRulesOf(origin, callId, (one) => this.runner.stateOf(one), this.origins);
  }

  /** Returns the conference of a call; makes it where there is none. */
  open(callId: string, origin: CallOrigin): Promise<Conference> {
    const existing = this.#conferences.get(callId);
    if (existing !== undefined) return existing;
    const making = this.relays.choose().then((relay) => {
      const conference = new Conference(callId, origin, relay);
      if (this.#conferences.get(callId) === making) {
        relay.open(callId);
        this.#ready.set(callId, conference);
      }
      return conference;
    });
    this.#conferences.set(callId, making);
    return making;
  }
}
