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

import type { ListWindow } from '#platform/http';
import { READ_STORE } from '#platform/tokens';
import { isSeen, type Seen } from '../domain/seen.js';
import { ChannelDocuments } from '../ports/channel-documents.js';
import { shownMessage } from './shown-message.js';

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

  /** The ids of messages in a channel that a document is attached to, in their order. */
  async messagesWith(channelId: string, documentId: string): Promise<readonly string[]> {
    const found = await this.#messages().find(
      { channelId, hasDocuments: true },
      { sort: { order: -1 }, projection: { documentIds: 1 } },
    );
    return found
      .filter(({ documentIds }) => documentIds.includes(documentId))
      .map(({ _id }) => _id)
      .toReversed();
  }

  /** How far those have read a channel who have read anything of it. */
  async reads(channelId: string): Promise<readonly ReadPosition[]> {
    const readings = await this.#readings().find({ channelId });
    return readings.flatMap(({ readerId, messageId, order }) =>
      messageId === null ? [] : [{ readerId, upTo: messageId, order }],
    );
  }

  /**
   * Returns the same for a person who sees only a part. Each position counts as far as this person
   * sees it; readers who have read none of that part are left out.
   */
  async readsWithin(seen: Seen): Promise<readonly ReadPosition[]> {
    const reads = await this.reads(seen.channelId);
    const isAll = seen.callId === undefined && seen.until === undefined;
    if (isAll || reads.length === 0) return reads;
    const furthest = Math.max(...reads.map(({ order }) => order));
    const inCall = await this.#messages().find(upToPlace({ ...seen, until: undefined }, furthest), {
      ...{ sort: { order: -1 }, projection: ASKED_OF },
    });
    return reads.flatMap(({ readerId, order: read }) => {
      const at = inCall.findIndex((one) => one.order <= read && isSeen(one, seen));
      const last = inCall[at];
      return last === undefined ? [] : [{ readerId, upTo: last._id, order: inCall.length - at }];
    });
  }

  /** Numbers messages, the newest first, for those who see only the messages of their call. */
  async numberedInCall<T extends Pick<ChatMessageDocument, '_id' | 'order'>>(
    messages: readonly T[],
    seen: Pick<Seen, 'channelId' | 'sessionId' | 'callId'>,
  ): Promise<readonly T[]> {
    const [newest] = messages;
    const oldest = messages.at(-1);
    if (newest === undefined || oldest === undefined) return [];
    const upToNewest = upToPlace({ ...seen, until: undefined }, newest.order);
    const [total, inCall] = await Promise.all([
      this.#messages().countDocuments(upToNewest),
      this.#messages().find(
        { $and: [upToNewest, { order: trusted({ $gte: oldest.order }) }] },
        { sort: { order: -1 }, projection: { order: 1 } },
      ),
    ]);
    const places = new Map(inCall.map(({ _id }, at) => [_id, total - at]));
    return messages.map((one) => ({ ...one, order: places.get(one._id) ?? one.order }));
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

  /** Finds the documents of messages, by id. */
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

/** The fields of a message that decide if it is seen. */
const ASKED_OF = { order: 1, channelId: 1, sessionId: 1, callId: 1, saidAt: 1 } as const;

/** As {@link isSeen} has it. */
const filterOf = ({ channelId, sessionId, callId, until }: Seen): Filter<ChatMessageDocument> => ({
  channelId,
  sessionId,
  ...(callId !== undefined && { callId }),
  ...(until !== undefined && { saidAt: trusted({ $lt: until }) }),
});

const upToPlace = (seen: Seen, order: number): Filter<ChatMessageDocument> => ({
  ...filterOf(seen),
  order: trusted({ $lte: order }),
});
