import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Channel, MessageDefinition } from '@foyer/contracts/schema';

import type { Connection } from './connection.js';
import type { AckOf, MessageInput } from './message-input.js';

const CHANNEL = Symbol('channel');
const MESSAGE = Symbol('message');

/**
 * How a connection ended: `ended` by this server, which no longer lets it be; `gone` by its client
 * or the network.
 */
export type Parting = 'ended' | 'gone';

/** The optional hooks of a gateway. A hook that throws is logged; the connection stays. */
export interface GatewayHooks {
  /** Called for each connection to its channel, once it is admitted. */
  onConnect?(connection: Connection): Promise<void> | void;
  /** Called when it is gone, however it went. */
  onDisconnect?(connection: Connection, how: Parting): Promise<void> | void;
  /**
   * Called with each message of its channel before it is handled, whichever gateway listens to it.
   * @throws Rejected where the message may not be sent
   */
  admit?(message: MessageDefinition, input: MessageInput<MessageDefinition>): Promise<void> | void;
}

/**
 * Marks a provider whose methods listen to messages of a channel; see {@link GatewayHooks} for what
 * else it may do.
 */
export function Gateway(channel: Channel): ClassDecorator {
  return applyDecorators(Injectable(), SetMetadata(CHANNEL, channel));
}

/**
 * A method that may listen to a message: it is given the input, and its result is the
 * acknowledgement.
 */
type ListeningMethod<M> = (input: MessageInput<M>) => Promise<AckOf<M>> | Promise<void>;

/**
 * Makes a gateway's method listen to a message of the contracts, which brings policy, validation
 * and answer along.
 */
export function Listens<M extends MessageDefinition>(message: M) {
  return <Method extends ListeningMethod<M>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    SetMetadata(MESSAGE, message)(target, key, descriptor);
  };
}

/** The channel of a gateway; undefined for any other class. */
export function channelOf(gateway: object): Channel | undefined {
  return Reflect.getMetadata(CHANNEL, gateway) as Channel | undefined;
}

/** The message that a method listens to; undefined for any other function. */
export function listenedMessage(method: object): MessageDefinition | undefined {
  return Reflect.getMetadata(MESSAGE, method) as MessageDefinition | undefined;
}
