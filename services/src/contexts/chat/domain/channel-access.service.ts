import { Injectable } from '@nestjs/common';

import { CommandRunner, Rejected, type Actor } from '#platform/cqrs';
import { placeIn, writingPlaceIn, type Place } from './channel.js';
import { isTold, seenFrom, type Said, type Seen } from './seen.js';
import { isOwnChannel } from './own-channel.service.js';
import { channelIdOfCall, channelOf } from '../streams.js';

/** The present audience of a channel. */
export interface Audience {
  /** The members of its session who may see the channel. */
  readonly memberIds: readonly string[];
  /** The current call, whose participants receive messages too; null if there is none. */
  readonly callId: string | null;
  /** True if a person in that call receives its messages. */
  readonly hears: (personId: string) => boolean;
  /** True if a person sees only the messages of that call. */
  readonly seesCallAlone: (personId: string) => boolean;
}

/** Decides rights in channels, as the log has them this instant. */
@Injectable()
export class ChannelAccess {
  constructor(private readonly runner: CommandRunner) {}

  /**
   * Returns the part of a channel that a person sees.
   * @throws Rejected CHANNEL_NOT_FOUND, also to those who may not see the channel
   */
  async reading(channelId: string, actor: Actor): Promise<Seen> {
    const place = await this.#placeOf(actor, channelId);
    if (place === undefined) throw new Rejected('CHANNEL_NOT_FOUND');
    return seenFrom(channelId, place);
  }

  /** @throws Rejected where the person may not write there */
  async writing(channelId: string, actor: Actor): Promise<Place> {
    if (!(await this.#isOwn(channelId, actor))) throw new Rejected('CHANNEL_NOT_FOUND');
    const personId = actor.id;
    const found = writingPlaceIn(await this.#channel(channelId), { channelId, personId });
    if (found.type === 'rejected') throw new Rejected(found.code);
    return found.place;
  }

  /**
   * Returns the channel of a call that a person is in.
   * @throws Rejected NOT_IN_CALL
   */
  async channelOfCall(callId: string, actor: Actor): Promise<string> {
    const channelId = await channelIdOfCall(callId, (one) => this.runner.stateOf(one));
    const place = await this.#placeOf(actor, channelId);
    const sessionId = channelId === callId ? null : channelId;
    if (place?.callId !== callId || place.sessionId !== sessionId) {
      throw new Rejected('NOT_IN_CALL');
    }
    return channelId;
  }

  /** True if a person is in the chat of a call now. */
  isInCall(callId: string, actor: Actor): Promise<boolean> {
    return this.channelOfCall(callId, actor).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Rejected && error.code === 'NOT_IN_CALL') return false;
        throw error;
      },
    );
  }

  async audienceOf(said: Said): Promise<Audience> {
    const { channelId, sessionId } = said;
    const channel = await this.#channel(channelId);
    const { session } = channel;
    const toldAt = (personId: string): Place | undefined => {
      const place = placeIn(channel, { channelId, personId });
      return place && isTold(said, seenFrom(channelId, place)) ? place : undefined;
    };
    const told = {
      hears: (personId: string) => (toldAt(personId)?.callId ?? null) !== null,
      seesCallAlone: (personId: string) => toldAt(personId)?.reads !== 'all',
    };
    if (sessionId === null) return { memberIds: [], callId: channelId, ...told };
    if (session.status === 'none') return { memberIds: [], callId: null, ...told };
    const memberIds = Object.keys(session.members).filter((id) => toldAt(id) !== undefined);
    return { memberIds, callId: session.callId, ...told };
  }

  async #placeOf(actor: Actor, channelId: string): Promise<Place | undefined> {
    if (!(await this.#isOwn(channelId, actor))) return undefined;
    return placeIn(await this.#channel(channelId), { channelId, personId: actor.id });
  }

  #isOwn(channelId: string, actor: Actor): Promise<boolean> {
    return isOwnChannel({ channelId, actor }, (one) => this.runner.stateOf(one));
  }

  #channel(channelId: string) {
    return channelOf(channelId, (one) => this.runner.stateOf(one));
  }
}
