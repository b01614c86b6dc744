import type { ChatMessage, ReadPosition } from '@foyer/contracts/chat';
import type { Document } from '@foyer/contracts/documents';
import type { ChatMessageDocument } from '@foyer/projections/chat';

import { Rejected } from '../../../platform/eventing/commands/index.js';
import { defineQuery } from '../../../platform/eventing/index.js';
import type { Listing, ListWindow } from '../../../platform/http/index.js';
import { ChannelAccess } from '../commands/channel-access.js';
import { ChatReader, type Seen } from './chat-reader.js';

interface Asked {
  readonly seen: Seen;
  /** The message from which pages are counted; the newest one unless given. */
  readonly upTo?: string | undefined;
  readonly window: ListWindow;
}

interface Found extends Listing<ChatMessage> {
  readonly reads: readonly ReadPosition[];
}

/** Messages of a channel, newest first, and how far they were read. Who may read them is asked before. */
export const FindMessages = defineQuery({
  name: 'FindMessages',
  needs: { reader: ChatReader },
  answer: async ({ seen, upTo, window }: Asked, { needs: { reader } }): Promise<Found> => {
    const { channelId } = seen;
    const first = upTo === undefined ? undefined : await reader.message(upTo);
    const isThere = first === undefined || isSeen(first, seen);
    if (!isThere) throw new Rejected('MESSAGE_NOT_FOUND');
    const [{ rows, total }, reads] = await Promise.all([
      reader.newest(seen, first?.order, window),
      reader.readsWithin(seen),
    ]);
    const shown = await reader.show(channelId, rows);
    const [newest] = rows;
    if (seen.callId === undefined || !newest) return { rows: shown, total, reads };
    // How much was said that they do not see is not theirs to know.
    const place = await reader.placeInCall(newest);
    return { rows: shown.map((one, at) => ({ ...one, order: place - at })), total, reads };
  },
});

function isSeen(message: ChatMessageDocument | null, seen: Seen): boolean {
  const { channelId, sessionId, callId, until } = seen;
  if (message?.channelId !== channelId || message.sessionId !== sessionId) return false;
  if (until !== undefined && message.createdAt >= until) return false;
  return callId === undefined || message.callId === callId;
}

/** A message as somebody sees it who reads its channel. @throws Rejected MESSAGE_NOT_FOUND */
export const GetMessage = defineQuery({
  name: 'GetMessage',
  needs: { reader: ChatReader, access: ChannelAccess },
  answer: async (
    { messageId, readerId }: { readonly messageId: string; readonly readerId: string },
    { needs: { reader, access } },
  ): Promise<ChatMessage> => {
    const found = await reader.message(messageId);
    if (!found) throw new Rejected('MESSAGE_NOT_FOUND');
    const [shown] = await reader.show(found.channelId, [found]);
    if (!shown) throw new Rejected('MESSAGE_NOT_FOUND');
    const isPart = await access.seesCallAlone(found.channelId, readerId);
    return isPart ? { ...shown, order: await reader.placeInCall(found) } : shown;
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
