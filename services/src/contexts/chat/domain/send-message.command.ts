import { accepted } from '@foyer/contracts/decision';

import { defineCommand, Rejected } from '#platform/cqrs';
import type { Content, Writing } from './message.js';
import { forwardMessage, sendMessage } from './send-message.js';
import { ChannelDocuments } from '../ports/channel-documents.js';
import { isOwnChannel } from './own-channel.service.js';
import { prepareWriting } from './prepare-writing.service.js';
import { publishDrafts, publishingStreams } from './publish-drafts.service.js';
import { channelOf, messageStream, streamsOf } from '../streams.js';

/** The number of attempts to find the current call of a session. */
const TRIES = 3;

const needs = { documents: ChannelDocuments };

/** Sends a message. */
export const SendMessage = defineCommand({
  name: 'SendMessage',
  needs,
  prepare: (data: Writing & { readonly content: Content }, tools) =>
    prepareWriting(data, data.content.documentIds, tools),
  tries: TRIES,
  correlation: (_data, { correlationId }) => correlationId,
  streams: ({ messageId }, { prepared }) => ({
    message: messageStream(messageId),
    ...streamsOf(prepared),
    ...publishingStreams(prepared.drafts),
  }),
  decide: ({ shown, ...states }, { content, ...writing }, { prepared }) => {
    const { drafts, ...around } = prepared;
    const sent = sendMessage(states, { content, ...writing, ...around });
    // A message that was sent before has published its documents.
    if (sent.type === 'rejected' || sent.events.message.length === 0) return sent;
    const published = publishDrafts(drafts, { states, shown, by: writing.senderId });
    if (published.type === 'rejected') return published;
    return accepted({ ...published.events, message: sent.events.message });
  },
});

/** Forwards a message, with its documents if they may be attached there too. */
export const ForwardMessage = defineCommand({
  name: 'ForwardMessage',
  needs,
  prepare: async (data: Writing & { readonly sourceId: string }, tools) => {
    const source = await tools.stateOf(messageStream(data.sourceId));
    const { actor } = tools.context;
    const isSeen =
      source.stage !== 'none' &&
      (await isOwnChannel({ channelId: source.channelId, actor }, tools.stateOf));
    if (!isSeen) throw new Rejected('MESSAGE_NOT_FOUND');
    return {
      ...(await prepareWriting(data, source.documentIds, tools)),
      source,
      sourceChannel: await channelOf(source.channelId, tools.stateOf),
    };
  },
  tries: TRIES,
  correlation: (_data, { correlationId }) => correlationId,
  streams: ({ messageId }, { prepared }) => ({
    message: messageStream(messageId),
    ...streamsOf(prepared),
  }),
  decide: (states, { sourceId, ...writing }, { prepared }) => {
    const { source, sourceChannel: channel, ...around } = prepared;
    const from = { messageId: sourceId, source, channel };
    return forwardMessage(states, { ...writing, ...around }, from);
  },
});
