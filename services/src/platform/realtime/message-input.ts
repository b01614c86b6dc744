import type { Language } from '@foyer/contracts/identity';
import type { MessageDefinition } from '@foyer/contracts/schema';
import type { z } from 'zod';

import type { Actor, CommandContext } from '../cqrs/commands/index.js';
import type { Connection } from './connection.js';

/** The parsed payload of a client's message. */
export type PayloadOf<M> =
  M extends MessageDefinition<string, infer Payload> ? z.output<Payload> : never;

/** The content of a good acknowledgement in addition to `ok: true`. */
export type AckOf<M> =
  M extends MessageDefinition<string, z.ZodType, infer Ack> ? z.output<Ack> : never;

/** All a gateway's method is given: `MessageInput<typeof visitMessages.connectClient>`. */
export interface MessageInput<M> {
  readonly payload: PayloadOf<M>;
  readonly actor: Actor;
  readonly socket: Connection;
  readonly language: Language;
  readonly context: CommandContext;
}
