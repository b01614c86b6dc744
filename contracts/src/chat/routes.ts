import { Document } from '../documents/read-models.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { ChatMessage } from './read-models.js';

const OfChannel = PageQuery.extend({ channelId: Id });

export const listMessages = defineRoute({
  method: 'GET',
  path: '/message/byChannel',
  context: 'chat',
  planned: true,
  policy: 'session.own',
  summary: 'Messages of a channel, newest page first',
  query: OfChannel,
  answers: { 200: pageOf(ChatMessage) },
});

export const listChannelDocuments = defineRoute({
  method: 'GET',
  path: '/message/documentsByChannel',
  context: 'chat',
  planned: true,
  policy: 'session.own',
  summary: 'Documents sent in a channel',
  query: OfChannel,
  answers: { 200: pageOf(Document) },
});
