import { Injectable } from '@nestjs/common';

import { CommandRunner, Rejected } from '../../../platform/eventing/commands/index.js';
import { placeIn, writingPlaceIn, type Place } from '../domain/channel.js';
import { isTold, seenFrom, type Said, type Seen } from '../domain/seen.js';
import { channelIdOfCall, channelOf } from './streams.js';

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
  async reading(channelId: string, personId: string): Promise<Seen> {
    const place = placeIn(await this.#channel(channelId), { channelId, personId });
    if (place === undefined) throw new Rejected('CHANNEL_NOT_FOUND');
    return seenFrom(channelId, place);
  }

  /** @throws Rejected where the person may not write there */
  async writing(channelId: string, personId: string): Promise<Place> {
    const found = writingPlaceIn(await this.#channel(channelId), { channelId, personId });
    if (found.type === 'rejected') throw new Rejected(found.code);
    return found.place;
  }

  /**
   * Returns the channel of a call that a person is in.
   * @throws Rejected NOT_IN_CALL
   */
  async channelOfCall(callId: string, personId: string): Promise<string> {
    const channelId = await channelIdOfCall(callId, (one) => this.runner.stateOf(one));
    const place = placeIn(await this.#channel(channelId), { channelId, personId });
    const sessionId = channelId === callId ? null : channelId;
    if (place?.callId !== callId || place.sessionId !== sessionId) {
      throw new Rejected('NOT_IN_CALL');
    }
    return channelId;
  }

  /** True if a person is in the chat of a call now. */
  isInCall(callId: string, personId: string): Promise<boolean> {
    return this.channelOfCall(callId, personId).then(
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

  #channel(channelId: string) {
    return channelOf(channelId, (one) => this.runner.stateOf(one));
  }
}
