import { z } from 'zod';

import { Document } from '../documents/read-models.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { ChatMessage, ReadPosition } from './read-models.js';

const OfChannel = PageQuery.extend({ channelId: Id });

export const listMessages = defineRoute({
  method: 'GET',
  path: '/message/byChannel',
  context: 'chat',
  policy: 'session.own',
  summary:
    'Messages of a channel, newest first, with how far others have read; guests of a session get those of the call they are in',
  query: OfChannel.extend({
    /**
     * Pages are counted from this message on, without later ones: the first one of the first page.
     */
    upTo: Id.optional(),
  }),
  answers: { 200: pageOf(ChatMessage).extend({ reads: z.array(ReadPosition) }) },
  rejections: ['CHANNEL_NOT_FOUND', 'MESSAGE_NOT_FOUND'],
});

export const listChannelDocuments = defineRoute({
  method: 'GET',
  path: '/message/documentsByChannel',
  context: 'chat',
  policy: 'session.own',
  summary: 'Documents sent in a channel, newest first, each once',
  query: OfChannel,
  answers: { 200: pageOf(Document) },
  rejections: ['CHANNEL_NOT_FOUND'],
});
