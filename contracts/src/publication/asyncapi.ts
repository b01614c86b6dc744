import { policies } from '../access/policy.js';
import { LOCAL_CHANNELS, type MessageDefinition } from '../schema/message.js';
import { commonAnswers, doneWith } from './acknowledgements.js';
import { exampleOf } from './example.js';
import { SchemaGatherer } from './json-schema.js';
import { securitySchemes, servers } from './servers.js';

const local = new Set<string>(LOCAL_CHANNELS);

/** A name as a key: AsyncAPI allows letters, digits, dots, hyphens and underscores there. */
export const keyOf = (name: string) => name.replace(/[^\w.-]+/g, '-');

/** A message as it stands under a channel, and those that answer it or carry its pushes. */
function messagesOf(
  schemas: SchemaGatherer,
  message: MessageDefinition,
): Readonly<Record<string, object>> {
  const key = keyOf(message.name);
  const payload = schemas.convert(message.payload, 'input');
  const about = {
    name: message.name,
    title: message.name,
    summary: message.summary,
    description: `Policy \`${message.policy}\`: ${policies[message.policy].join(', ')}.`,
  };
  const marks = {
    'x-from': message.from,
    'x-policy': message.policy,
    ...(message.planned === true ? { 'x-status': 'planned' } : {}),
  };
  const examples = [{ payload: exampleOf(payload, schemas.components) }];
  return {
    [key]: { ...about, payload, examples, ...marks },
    ...(isAnswered(message) && {
      [`${key}.acknowledgement`]: {
        ...{ name: `${message.name} acknowledgement`, title: `${message.name} acknowledgement` },
        payload: {
          oneOf: [
            doneWith(schemas.convert(message.ack, 'output')),
            ...commonAnswers.map((answer) => schemas.convert(answer, 'output')),
          ],
        },
      },
    }),
    ...(message.push !== undefined && {
      [`${key}.push`]: { ...about, payload: schemas.convert(message.push, 'output') },
    }),
  };
}

const isAnswered = ({ from }: MessageDefinition): boolean => from !== 'server';
const isPushed = ({ from }: MessageDefinition): boolean => from !== 'client';

/** The operations of a message: the server receives and answers it, sends it, or both. */
function operationsOf(message: MessageDefinition): Readonly<Record<string, object>> {
  const key = keyOf(message.name);
  const channel = { $ref: `#/channels/${message.channel}` };
  const named = (name: string) => [{ $ref: `#/channels/${message.channel}/messages/${name}` }];
  const reply = { channel, messages: named(`${key}.acknowledgement`) };
  const pushed = message.push === undefined ? key : `${key}.push`;
  const { summary } = message;
  return {
    ...(isAnswered(message) && {
      [`${message.channel}.${key}.receive`]: {
        ...{ action: 'receive', channel, summary, messages: named(key), reply },
      },
    }),
    ...(isPushed(message) && {
      [`${message.channel}.${key}.send`]: {
        ...{ action: 'send', channel, summary, messages: named(pushed) },
      },
    }),
  };
}

/**
 * The AsyncAPI 3.0 document of some messages: one channel per namespace, its address the
 * namespace's name.
 */
export function asyncApiDocument(messages: readonly MessageDefinition[]) {
  const schemas = new SchemaGatherer();
  // Once for the names, as in the other document.
  for (const message of messages) messagesOf(schemas, message);
  const channels: Record<string, ChannelObject> = {};
  const operations: Record<string, object> = {};
  for (const message of messages) {
    const channel = (channels[message.channel] ??= channelOf(message.channel));
    Object.assign(channel.messages, messagesOf(schemas, message));
    Object.assign(operations, operationsOf(message));
  }
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Foyer realtime',
      version: '2',
      description:
        'Each channel of the server is a socket.io namespace. Every message of a client is acknowledged, within 10 s or not at all; `retryAfter` says when to come again, where that is known. `SHOWN_LATER` means that all of it is done: to send it again is not needed.',
    },
    servers,
    defaultContentType: 'application/json',
    channels,
    operations,
    components: { schemas: schemas.components, securitySchemes },
  };
}

interface ChannelObject {
  readonly address: string;
  readonly description: string;
  readonly servers: readonly object[];
  readonly messages: Record<string, object>;
}

const channelOf = (channel: string): ChannelObject => ({
  address: channel,
  description: local.has(channel) ? 'A local socket of a kiosk' : 'A socket.io namespace',
  servers: [{ $ref: `#/servers/${local.has(channel) ? 'kiosk' : 'foyer'}` }],
  messages: {},
});
