import type { ChatMessage, ReadPosition } from '@foyer/contracts/chat';
import type { Document } from '@foyer/contracts/documents';

import { type Actor, defineQuery, Rejected } from '#platform/cqrs';
import type { Listing, ListWindow } from '#platform/http';
import { ChannelAccess } from '../domain/channel-access.service.js';
import { isSeen, type Seen } from '../domain/seen.js';
import { ChatReader } from './chat-reader.js';

interface Asked {
  readonly seen: Seen;
  /** The message from which pages are counted; the newest one unless given. */
  readonly upTo?: string | undefined;
  readonly window: ListWindow;
}

interface Found extends Listing<ChatMessage> {
  readonly reads: readonly ReadPosition[];
}

/**
 * Messages of a channel, newest first, and how far they were read. The right to read them is
 * checked before.
 */
export const FindMessages = defineQuery({
  name: 'FindMessages',
  needs: { reader: ChatReader },
  answer: async ({ seen, upTo, window }: Asked, { needs: { reader } }): Promise<Found> => {
    const { channelId } = seen;
    const first = upTo === undefined ? undefined : await reader.message(upTo);
    const isThere = first === undefined || (first !== null && isSeen(first, seen));
    if (!isThere) throw new Rejected('MESSAGE_NOT_FOUND');
    const [{ rows, total }, reads] = await Promise.all([
      reader.newest(seen, first?.order, window),
      reader.readsWithin(seen),
    ]);
    const shown = await reader.show(channelId, rows);
    if (seen.callId === undefined) return { rows: shown, total, reads };
    // They must not learn the number of messages that they do not see.
    return { rows: await reader.numberedInCall(shown, seen), total, reads };
  },
});

/**
 * Returns a message as a reader of its channel sees it.
 * @throws Rejected CHANNEL_NOT_FOUND to those who may not see the channel, MESSAGE_NOT_FOUND where
 * the message is not
 */
export const GetMessage = defineQuery({
  name: 'GetMessage',
  needs: { reader: ChatReader, access: ChannelAccess },
  answer: async (
    { messageId, reader: by }: { readonly messageId: string; readonly reader: Actor },
    { needs: { reader, access } },
  ): Promise<ChatMessage> => {
    const found = await reader.message(messageId);
    if (!found) throw new Rejected('MESSAGE_NOT_FOUND');
    const seen = await access.reading(found.channelId, by);
    if (!isSeen(found, seen)) throw new Rejected('MESSAGE_NOT_FOUND');
    const shown = await reader.show(found.channelId, [found]);
    const [message] = seen.callId === undefined ? shown : await reader.numberedInCall(shown, seen);
    if (!message) throw new Rejected('MESSAGE_NOT_FOUND');
    return message;
  },
});

/** The documents that were sent in a channel and are still there, each once, the newest first. */
export const FindChannelDocuments = defineQuery({
  name: 'FindChannelDocuments',
  needs: { reader: ChatReader },
  answer: async (
    { seen, window: { skip, limit } }: Omit<Asked, 'upTo'>,
    { needs: { reader } },
  ): Promise<Listing<Document>> => {
    const found = await reader.withDocuments(seen);
    const known = await reader.find(seen.channelId, found);
    const ids = new Set(found.flatMap(({ documentIds }) => documentIds));
    const rows = [...ids].flatMap((id) => known.get(id) ?? []);
    return { rows: rows.slice(skip, skip + limit), total: rows.length };
  },
});
