import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { callMessages } from '@foyer/contracts/calls';
import { permits } from '@foyer/contracts/identity';
import type { Position } from '@foyer/event-log';

import { CommandRunner, Rejected, stream, type Actor, type CommandContext } from '#platform/cqrs';
import { callKey, SessionAffinity } from '#platform/cluster/nodes';
import { Realtime, type Connection } from '#platform/realtime';
import { Call, JoinCall } from '../commands.js';
import type { CallOn } from '../call/call.js';
import { CallEventRecorder } from './call-event-recorder.js';
import type { Conference, ParticipantSlot } from './conference.js';
import { Conferences } from './conferences.js';
import { JoinerNames } from '../adapters/joiner-names.js';
import { joinerTypeOf } from './joiner-type.js';
import { nameThoseOutside } from './name-those-outside.js';
import { isTaken, newSlot } from './participant-slots.js';
import { pictureCodecWith } from './picture-codec.js';
import type { Arriving, Place } from './place.js';
import { isOutrun, replacePage } from './replace-page.js';
import { requireStillInside } from './require-still-inside.js';

/** How a person came to a call: as a supervisor, or by an event at a position. */
interface Came {
  readonly supervises?: boolean;
  readonly position?: Position | undefined;
}

/** Lets pages into calls. The call itself has admitted each person whose page comes. */
@Injectable()
export class PageEntry {
  constructor(
    private readonly bus: CommandBus,
    private readonly runner: CommandRunner,
    private readonly conferences: Conferences,
    private readonly recorder: CallEventRecorder,
    private readonly realtime: Realtime,
    private readonly affinities: SessionAffinity,
    private readonly names: JoinerNames,
  ) {}

  /**
   * Lets a page into a call, in place of another page of the same person.
   * @param arriving May say that another tab of the same person keeps its place, and what it can
   * show.
   * @throws Rejected CALL_NOT_FOUND, NOT_IN_CALL, CALL_FULL or CALL_OVER; CALL_NEEDS_RELAY beyond
   * two without Janus; CALL_ELSEWHERE if another tab, or a newer connection of this one, would lose
   * its place; UNAVAILABLE for a page that is gone, or has to enter again at the node of the call
   */
  async enter(
    callId: string,
    connection: Connection,
    context: CommandContext,
    arriving: Arriving = {},
  ): Promise<Place> {
    const { actor } = connection;
    if (arriving.takeOver === false) this.#refuseElsewhere(callId, connection);
    await this.#refuseBeyondParticipants(callId, actor);
    // Most pages at the wrong node are sent on before anything is written.
    if (await this.affinities.isElsewhere(callKey(callId))) return this.#sendOn(connection);
    if (await this.#supervises(callId, actor)) {
      if (!(await this.affinities.keep(callKey(callId)))) return this.#sendOn(connection);
      return this.#come(callId, connection, arriving, { supervises: true });
    }
    const join = new JoinCall(context, { callId, joinerId: actor.id });
    const { position } = await this.bus.execute(join);
    try {
      const isHere = await this.affinities.keep(callKey(callId));
      if (isHere) return await this.#come(callId, connection, arriving, { position });
    } catch (error) {
      await this.#lose(callId, connection);
      throw error;
    }
    // Before the page comes to the other node, so that its coming there is the later fact.
    await this.#lose(callId, connection);
    return this.#sendOn(connection);
  }

  async #come(
    callId: string,
    connection: Connection,
    { decodes }: Arriving,
    { supervises, position }: Came,
  ): Promise<Place> {
    const { actor } = connection;
    const call = await this.runner.stateOf(stream(Call, callId));
    if (call.stage !== 'on') throw new Rejected('CALL_OVER');
    const conference = await this.conferences.open(callId, call.origin);
    const joiner = { joinerId: actor.id, joinerType: joinerTypeOf(actor) };
    if (supervises) this.conferences.requireRelay(callId);
    const displayName = supervises
      ? await this.names.nameOfKnocker(actor.id)
      : await this.names.nameOf(callId, joiner, position);
    const rules = await this.conferences.rulesOf(callId, call);
    // Another person may have taken the last place meanwhile.
    if (isTaken(conference, actor)) throw new Rejected('CALL_NEEDS_RELAY');
    const slot = conference.slotOfJoiner(actor.id) ?? newSlot(callId, actor, displayName);
    conference.add(slot);
    const now = await this.#refuseOver(callId, conference);
    requireStillInside(now, conference, slot);
    conference.stand(now, rules);
    await nameThoseOutside(conference, this.names);
    conference.pictureCodec = pictureCodecWith(conference.pictureCodec, decodes);
    this.#sit(conference, slot, connection);
    this.conferences.entered(callId);
    return { conference, slot };
  }

  /**
   * The call has let the person in: a page that then stays out has to be missed like one that was
   * lost. Otherwise the person would be inside without a page, and the call would never end.
   */
  async #lose(callId: string, { actor }: Connection): Promise<void> {
    if (this.conferences.find(callId)?.slotOfJoiner(actor.id)?.connection) return;
    this.recorder.connectionLost(callId, actor.id, actor);
    await this.recorder.written(callId);
  }

  /** A call is where its first page came in, until it ends. */
  #sendOn(connection: Connection): never {
    this.realtime.sendBack(connection);
    throw new Rejected('UNAVAILABLE');
  }

  /** True if a person comes to a call as a supervisor. */
  async #supervises(callId: string, { id, role }: Actor): Promise<boolean> {
    if (role === 'system' || !permits('calls.supervise', role)) return false;
    const call = await this.runner.stateOf(stream(Call, callId));
    return call.stage === 'on' && call.supervisors[id] !== undefined;
  }

  /** Closes the conference of a call that ended meanwhile; otherwise it would stay permanently. */
  async #refuseOver(callId: string, conference: Conference): Promise<CallOn> {
    const call = await this.runner.stateOf(stream(Call, callId));
    if (call.stage === 'on' && this.conferences.find(callId) === conference) return call;
    this.conferences.close(callId, 'server');
    throw new Rejected('CALL_OVER');
  }

  /** Refuses another tab of the same person; the same one may return before its loss is known. */
  #refuseElsewhere(callId: string, { actor, tabId }: Connection): void {
    const before = this.conferences.find(callId)?.slotOfJoiner(actor.id)?.connection;
    if (before !== undefined && before.tabId !== tabId) throw new Rejected('CALL_ELSEWHERE');
  }

  /** Refuses a person if no media place is free; only a person of the call learns that. */
  async #refuseBeyondParticipants(callId: string, actor: Actor): Promise<void> {
    const conference = this.conferences.find(callId);
    if (conference === undefined || !isTaken(conference, actor)) return;
    const call = await this.runner.stateOf(stream(Call, callId));
    if (call.stage === 'on' && call.participants[actor.id]) throw new Rejected('CALL_NEEDS_RELAY');
  }

  #sit(conference: Conference, slot: ParticipantSlot, connection: Connection): void {
    if (isOutrun(connection, slot)) throw new Rejected('CALL_ELSEWHERE');
    // A page that closed meanwhile must not turn out one that is there.
    if (!connection.isOpen) throw new Rejected('UNAVAILABLE');
    replacePage(conference, slot, connection);
    connection.join(conference.room, callMessages.getSessionCalls.policy);
    this.conferences.notify(conference, connection);
  }
}
