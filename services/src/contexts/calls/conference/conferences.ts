import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { callMessages, type CallEndReason, type CallOrigin } from '@foyer/contracts/calls';
import { permits } from '@foyer/contracts/identity';

import { CommandRunner, Rejected, stream, type Actor, type CommandContext } from '#platform/cqrs';
import { callKey, SessionAffinity } from '#platform/cluster/nodes';
import { Realtime, type Connection, type Parting } from '#platform/realtime';
import { Call, JoinCall } from '../commands.js';
import { mediaRulesOf } from '../call/media-rules-of.service.js';
import type { CallOn } from '../call/call.js';
import { MediaRelays } from '#contexts/media';
import { CallOrigins } from '../ports/call-origins.js';
import { CallEventRecorder } from './call-event-recorder.js';
import { Conference, type ParticipantSlot } from './conference.js';
import { JoinerNames } from './joiner-names.js';
import { joinerTypeOf } from './joiner-type.js';
import { isTaken, newSlot } from './participant-slots.js';
import { pictureCodecWith } from './picture-codec.js';
import type { Arriving, LeaveReason, Place } from './place.js';
import { isOutrun, replacePage } from './replace-page.js';
import { requireStillInside } from './require-still-inside.js';
import { requireRelay } from './require-relay.js';
import { notifyThoseWhoMayKnow } from './notify-those-who-may-know.js';

export type { LeaveReason, Place } from './place.js';

/** The running calls and the people in them. The call itself has admitted each who enters. */
@Injectable()
export class Conferences {
  readonly #conferences = new Map<string, Promise<Conference>>();
  /** The same, for those who cannot wait. */
  readonly #ready = new Map<string, Conference>();
  readonly #entered = new Set<(callId: string) => void>();

  constructor(
    private readonly bus: CommandBus,
    private readonly runner: CommandRunner,
    private readonly relays: MediaRelays,
    private readonly recorder: CallEventRecorder,
    private readonly realtime: Realtime,
    private readonly affinities: SessionAffinity,
    private readonly names: JoinerNames,
    private readonly origins: CallOrigins,
  ) {}

  all(): Conference[] {
    return [...this.#ready.values()];
  }

  /** Calls back whenever a page has come to a call, also one that came back after a start of the server. */
  onEntered(listener: (callId: string) => void): void {
    this.#entered.add(listener);
  }

  find(callId: string): Conference | undefined {
    return this.#ready.get(callId);
  }

  /**
   * Lets a page into a call, in place of another page of the same person.
   * @param page May say that another tab of the same person keeps its place, and what it can show.
   * @throws Rejected CALL_NOT_FOUND, NOT_IN_CALL, CALL_FULL or CALL_OVER; CALL_NEEDS_RELAY beyond
   * two without Janus; CALL_ELSEWHERE if another tab, or a newer connection of this one, would lose
   * its place; UNAVAILABLE for a page that has to enter again at the node of the call
   */
  async enter(
    callId: string,
    connection: Connection,
    context: CommandContext,
    { takeOver = true, decodes }: Arriving = {},
  ): Promise<Place> {
    const { actor } = connection;
    if (!takeOver) this.#refuseElsewhere(callId, connection);
    await this.#refuseBeyondParticipants(callId, actor);
    const supervises = await this.#supervises(callId, actor);
    const join = new JoinCall(context, { callId, joinerId: actor.id });
    const position = supervises ? undefined : (await this.bus.execute(join)).position;
    await this.#meet(callId, connection);
    const call = await this.runner.stateOf(stream(Call, callId));
    if (call.stage !== 'on') throw new Rejected('CALL_OVER');
    const conference = await this.#conference(callId, call.origin);
    const joiner = { joinerId: actor.id, joinerType: joinerTypeOf(actor) };
    if (supervises) requireRelay(conference);
    const displayName = supervises
      ? await this.names.nameOfKnocker(actor.id)
      : await this.names.nameOf(callId, joiner, position);
    const rules = await this.#rulesOf(callId, call);
    // Another person may have taken the last place meanwhile.
    if (isTaken(conference, actor)) throw new Rejected('CALL_NEEDS_RELAY');
    const slot = conference.slotOfJoiner(actor.id) ?? newSlot(callId, actor, displayName);
    conference.add(slot);
    const now = await this.#refuseOver(callId, conference);
    requireStillInside(now, conference, slot);
    conference.stand(now, rules);
    conference.pictureCodec = pictureCodecWith(conference.pictureCodec, decodes);
    this.#sit(conference, slot, connection);
    for (const listener of this.#entered) listener(callId);
    return { conference, slot };
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
    this.realtime.push(callMessages.endSessionCall, conference.room, push);
    for (const connection of conference.connections()) connection.leave(conference.room);
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
    conference.stand(call, await this.#rulesOf(callId, call));
    return conference;
  }

  /** True if a person comes to a call as a supervisor. */
  async #supervises(callId: string, { id, role }: Actor): Promise<boolean> {
    if (role === 'system' || !permits('calls.supervise', role)) return false;
    const call = await this.runner.stateOf(stream(Call, callId));
    return call.stage === 'on' && call.supervisors[id] !== undefined;
  }

  #rulesOf(callId: string, { origin }: CallOn) {
    return mediaRulesOf(origin, callId, (one) => this.runner.stateOf(one), this.origins);
  }

  /** A call is where its first page came in, until it ends. */
  async #meet(callId: string, connection: Connection): Promise<void> {
    if (await this.affinities.keep(callKey(callId))) return;
    this.realtime.sendBack(connection);
    throw new Rejected('UNAVAILABLE');
  }

  #conference(callId: string, origin: CallOrigin): Promise<Conference> {
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

  /** Closes the conference of a call that ended meanwhile; otherwise it would stay permanently. */
  async #refuseOver(callId: string, conference: Conference): Promise<CallOn> {
    const call = await this.runner.stateOf(stream(Call, callId));
    if (call.stage === 'on' && this.#ready.get(callId) === conference) return call;
    this.close(callId, 'server');
    throw new Rejected('CALL_OVER');
  }

  /** Refuses another tab of the same person; the same one may return before its loss is known. */
  #refuseElsewhere(callId: string, { actor, tabId }: Connection): void {
    const before = this.#ready.get(callId)?.slotOfJoiner(actor.id)?.connection;
    if (before !== undefined && before.tabId !== tabId) throw new Rejected('CALL_ELSEWHERE');
  }

  /** Refuses a person if no media place is free; only a person of the call learns that. */
  async #refuseBeyondParticipants(callId: string, actor: Actor): Promise<void> {
    const conference = this.#ready.get(callId);
    if (conference === undefined || !isTaken(conference, actor)) return;
    const call = await this.runner.stateOf(stream(Call, callId));
    if (call.stage === 'on' && call.participants[actor.id]) throw new Rejected('CALL_NEEDS_RELAY');
  }

  #sit(conference: Conference, slot: ParticipantSlot, connection: Connection): void {
    if (isOutrun(connection, slot)) throw new Rejected('CALL_ELSEWHERE');
    replacePage(conference, slot, connection);
    connection.join(conference.room, callMessages.getSessionCalls.policy);
    this.notify(conference, connection);
  }
}
