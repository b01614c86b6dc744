import { policies } from '../access/policy.js';
import { LOCAL_CHANNELS, type MessageDefinition } from '../schema/message.js';
import { exampleOf } from './example.js';
import { SchemaGatherer } from './json-schema.js';

const local = new Set<string>(LOCAL_CHANNELS);

/** A name as a key: AsyncAPI allows letters, digits, dots, hyphens and underscores there. */
export const keyOf = (name: string) => name.replace(/[^\w.-]+/g, '-');

const messageOf = (schemas: SchemaGatherer, message: MessageDefinition) => {
  const payload = schemas.convert(message.payload, 'input');
  const acknowledged = message.from !== 'server';
  return {
    name: message.name,
    title: message.name,
    summary: message.summary,
    description: `Policy \`${message.policy}\`: ${policies[message.policy].join(', ')}.`,
    payload,
    examples: [{ payload: exampleOf(payload, schemas.components) }],
    'x-from': message.from,
    'x-policy': message.policy,
    ...(acknowledged ? { 'x-acknowledgement': schemas.convert(message.ack, 'output') } : {}),
    ...(message.push === undefined ? {} : { 'x-push': schemas.convert(message.push, 'output') }),
    ...(message.planned === true ? { 'x-status': 'planned' } : {}),
  };
};

/**
 * The AsyncAPI 3.0 document of some messages: one channel per namespace, its address the
 * namespace's name.
 */
export function asyncApiDocument(messages: readonly MessageDefinition[]) {
  const schemas = new SchemaGatherer();
  // Once for the names, as in the other document.
  for (const message of messages) messageOf(schemas, message);
  const channels: Record<string, { address: string; messages: Record<string, unknown> }> = {};
  const operations: Record<string, unknown> = {};
  for (const message of messages) {
    const channel = (channels[message.channel] ??= {
      address: message.channel,
      ...(local.has(message.channel)
        ? { description: 'A local socket of a kiosk' }
        : { description: 'A socket.io namespace' }),
      messages: {},
    });
    const key = keyOf(message.name);
    channel.messages[key] = messageOf(schemas, message);
    const target = { $ref: `#/channels/${message.channel}` };
    const about = [{ $ref: `#/channels/${message.channel}/messages/${key}` }];
    if (message.from !== 'server') {
      operations[`${message.channel}.${key}.receive`] = {
        action: 'receive',
        channel: target,
        messages: about,
      };
    }
    if (message.from !== 'client') {
      operations[`${message.channel}.${key}.send`] = {
        action: 'send',
        channel: target,
        messages: about,
      };
    }
  }
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Foyer realtime',
      version: '2',
      description:
        'Every message of a client is acknowledged with `{ok: true, ...}` or `{ok: false, code, message}`, with `retryAfter` in seconds where it is known when to come again. Where all of it is done and what the acknowledgement carries cannot be told yet, it is `{ok: true, code: "SHOWN_LATER", message, position}`; to send it again is not needed. The token travels in the handshake as `auth.token`.',
    },
    defaultContentType: 'application/json',
    channels,
    operations,
    components: { schemas: schemas.components },
  };
}
