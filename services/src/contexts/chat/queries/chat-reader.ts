import { Inject, Injectable } from '@nestjs/common';
import type { ChatMessage, ReadPosition } from '@foyer/contracts/chat';
import type { Document } from '@foyer/contracts/documents';
import { trusted, type Filter, type ReadStore } from '@foyer/projections';
import {
  readingOf,
  type ChatMessageDocument,
  type ChatNameDocument,
  type ChatReadingDocument,
} from '@foyer/projections/chat';

import type { ListWindow } from '../../../platform/http/index.js';
import { READ_STORE } from '../../../platform/tokens.js';
import { ChannelDocuments } from '../ports/channel-documents.js';
import { shownMessage } from './shown-message.js';

/** Which messages of a channel: all of them, or those of one call. */
export interface Seen {
  readonly channelId: string;
  readonly sessionId: string | null;
  readonly callId?: string | null;
  /** Only what was said before then, where it is there. */
  readonly until?: string;
}

/** Looks up messages and what belongs to them. */
@Injectable()
export class ChatReader {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly documents: ChannelDocuments,
  ) {}

  message(messageId: string): Promise<ChatMessageDocument | null> {
    return this.#messages().findOne({ _id: messageId });
  }

  /** The newest first, up to a place in the channel where one is given. */
  async newest(seen: Seen, upTo: number | undefined, window: ListWindow) {
    const filter = upTo === undefined ? filterOf(seen) : upToPlace(seen, upTo);
    const [rows, total] = await Promise.all([
      this.#messages().find(filter, { sort: { order: -1 }, ...window }),
      this.#messages().countDocuments(filter),
    ]);
    return { rows, total };
  }

  /** Those with documents, the newest first. */
  withDocuments(seen: Seen): Promise<readonly ChatMessageDocument[]> {
    return this.#messages().find(
      { ...filterOf(seen), hasDocuments: true },
      { sort: { order: -1 } },
    );
  }

  /** How far those have read a channel who have read anything of it. */
  async reads(channelId: string): Promise<readonly ReadPosition[]> {
    const readings = await this.#readings().find({ channelId });
    return readings.flatMap(({ readerId, messageId, order }) =>
      messageId === null ? [] : [{ readerId, upTo: messageId, order }],
    );
  }

  /** The same for somebody who sees a part of it: each as far as they see it, and none who has read nothing of that. */
  async readsWithin(seen: Seen): Promise<readonly ReadPosition[]> {
    const reads = await this.reads(seen.channelId);
    if (seen.callId === undefined && seen.until === undefined) return reads;
    if (reads.length === 0) return [];
    const furthest = Math.max(...reads.map(({ order }) => order));
    const places = await this.#messages().find(upToPlace(seen, furthest), {
      ...{ sort: { order: -1 }, projection: { order: 1 } },
    });
    return reads.flatMap(({ readerId, order: read }) => {
      const at = places.findIndex(({ order }) => order <= read);
      const last = places[at];
      return last === undefined ? [] : [{ readerId, upTo: last._id, order: places.length - at }];
    });
  }

  /** The place of a message for those who see nothing but what was said in its call. */
  placeInCall({ channelId, sessionId, callId, order }: ChatMessageDocument): Promise<number> {
    return this.#messages().countDocuments(upToPlace({ channelId, sessionId, callId }, order));
  }

  /** How many messages of others in the chat of a session a member has not read. */
  async countUnread(sessionId: string, memberId: string): Promise<number> {
    const reading = await this.#readings().findOne({ _id: readingOf(sessionId, memberId) });
    const countedFrom = reading?.countedFrom ?? 0;
    return this.#messages().countDocuments({
      channelId: sessionId,
      sessionId,
      isDeleted: false,
      // Null also where the author was forgotten.
      text: trusted<string>({ $ne: null }),
      senderId: trusted({ $ne: memberId }),
      order: trusted({ $gt: countedFrom }),
    });
  }

  /** Messages as those see them who read their channel. */
  async show(
    channelId: string,
    found: readonly ChatMessageDocument[],
  ): Promise<readonly ChatMessage[]> {
    if (found.length === 0) return [];
    const [reads, documents] = await Promise.all([
      this.reads(channelId),
      this.find(channelId, found),
    ]);
    return found.map((one) => shownMessage(one, { reads, documents }));
  }

  /** What is known of the documents of messages, by id. */
  find(
    channelId: string,
    found: readonly ChatMessageDocument[],
  ): Promise<ReadonlyMap<string, Document>> {
    return this.documents.find(
      found.flatMap(({ documentIds }) => documentIds),
      channelId,
    );
  }

  async nameOf(personId: string): Promise<string | null> {
    const named = await this.store
      .collection<ChatNameDocument>('chatNames')
      .findOne({ _id: personId });
    return named?.name ?? null;
  }

  #messages() {
    return this.store.collection<ChatMessageDocument>('chatMessages');
  }

  #readings() {
    return this.store.collection<ChatReadingDocument>('chatReadings');
  }
}

const filterOf = ({ until, ...seen }: Seen): Filter<ChatMessageDocument> => ({
  ...seen,
  ...(until !== undefined && { createdAt: trusted({ $lt: until }) }),
});

const upToPlace = (seen: Seen, order: number): Filter<ChatMessageDocument> => ({
  ...filterOf(seen),
  order: trusted({ $lte: order }),
});
