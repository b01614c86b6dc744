import type { MessageDefinition } from '@foyer/contracts/schema';
import { makeMessenger } from '@foyer/contracts/client';
import { io } from 'socket.io-client';

import { tokenOf, type FoyerOptions } from './options.js';

/** A message by its types; `never` where it does not travel in that direction. */
export interface MessageTypes {
  readonly emit: unknown;
  readonly ack: unknown;
  readonly push: unknown;
}

/** The messages of all channels, by channel and name. */
export type ChannelTypes = Readonly<Record<string, Readonly<Record<string, MessageTypes>>>>;

type Sent<M> = { [N in keyof M]: M[N] extends { emit: never } ? never : N }[keyof M] & string;
type Heard<M> = { [N in keyof M]: M[N] extends { push: never } ? never : N }[keyof M] & string;
type Of<M, N extends keyof M, K extends keyof MessageTypes> = M[N] extends MessageTypes
  ? M[N][K]
  : never;

/** One open channel: a namespace of socket.io, which connects again after each break. */
export interface Channel<Messages> {
  /**
   * Sends a message, and waits for its acknowledgement for at most 10 s.
   * @throws FoyerError where it was refused, or no acknowledgement came (`TIMEOUT`)
   */
  emit<N extends Sent<Messages>>(
    name: N,
    payload: Of<Messages, N, 'emit'>,
  ): Promise<Of<Messages, N, 'ack'>>;
  /** Handles what the server sends under a name. @returns How to stop hearing it. */
  on<N extends Heard<Messages>>(
    name: N,
    handler: (push: Of<Messages, N, 'push'>) => void,
  ): () => void;
  /** Handles the first connection and each later one: after a break, rooms are to be joined again. */
  onConnect(handler: () => void): () => void;
  /** Handles a refused connection, by the server's sentence. */
  onRefused(handler: (reason: string) => void): () => void;
  close(): void;
}

/** Opens a channel of a server. */
export function openChannel<Messages>(name: string, options: FoyerOptions): Channel<Messages> {
  const { origin, language = 'en' } = options;
  const socket = io(`${origin}/${name}`, {
    // Every attempt takes the token of that moment.
    auth: (give) =>
      void tokenOf(options).then(
        (token) => give({ token, language }),
        () => give({ token: null, language }),
      ),
    // Two programs of one process are two clients.
    forceNew: true,
  });
  const messenger = makeMessenger(socket);
  const named = (message: string) => ({ name: message }) as MessageDefinition;
  const heard = (event: string, listener: (error: Error) => void) => {
    socket.on(event, listener);
    return () => void socket.off(event, listener);
  };
  return {
    emit: (message, payload) =>
      messenger.emit(named(message), payload) as Promise<Of<Messages, typeof message, 'ack'>>,
    on: (message, handler) => {
      const event: string = message;
      socket.on(event, handler);
      return () => void socket.off(event, handler);
    },
    onConnect: (handler) => heard('connect', handler),
    onRefused: (handler) => heard('connect_error', ({ message }) => handler(message)),
    close: () => void socket.close(),
  };
}
