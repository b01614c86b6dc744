import type { Language } from '@foyer/contracts/identity';
import type { MessageDefinition } from '@foyer/contracts/schema';
import type { z } from 'zod';

import type { Actor, CommandContext } from '../eventing/commands/index.js';
import type { Connection } from './connection.js';

/** What a client sends under a message, parsed. */
export type PayloadOf<M> =
  M extends MessageDefinition<string, infer Payload> ? z.output<Payload> : never;

/** What a good acknowledgement of a message carries beside `ok: true`. */
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
