import { ApiError } from '@foyer/contracts/client';
import type { Acknowledgement, MessageDefinition, PushOf } from '@foyer/contracts/schema';
import type { z } from 'zod';

import { debug } from '../app/debug.js';
import { makeStore, type Store } from '../state/store.js';

/** How a channel stands: `refused` when the server did not accept the token. */
export type ChannelState = 'connecting' | 'up' | 'down' | 'refused';

/** What a channel needs of a socket; the part of socket.io's client that is used. */
export interface SocketLike {
  readonly connected: boolean;
  readonly active: boolean;
  on(event: string, listener: (...args: unknown[]) => void): unknown;
  off(event: string, listener: (...args: unknown[]) => void): unknown;
  timeout(ms: number): { emitWithAck(event: string, payload: unknown): Promise<unknown> };
  connect(): unknown;
  disconnect(): unknown;
}

/** An acknowledgement that takes longer will not come; in milliseconds. */
const ACK_TIMEOUT_MS = 10_000;

const codeOf = (error: unknown): string => {
  const { data, message } = error as { data?: { code?: string }; message?: string };
  return data?.code ?? message ?? 'UNAUTHENTICATED';
};

/** One namespace of the realtime connection, typed by the message definitions. */
export class Channel {
  readonly #state = makeStore<ChannelState>('connecting');
  readonly #socket: SocketLike;

  constructor(socket: SocketLike, onRefused: (code: string) => void = () => undefined) {
    this.#socket = socket;
    if (socket.connected) this.#state.set('up');
    socket.on('connect', () => this.#state.set('up'));
    socket.on('disconnect', (reason) => {
      this.#state.set('down');
      // A server that ends the connection itself expects a decision: the token may be no longer good.
      if (reason === 'io server disconnect') socket.connect();
    });
    socket.on('connect_error', (error) => {
      debug('channel', error);
      if (socket.active) return;
      this.#state.set('refused');
      onRefused(codeOf(error));
    });
  }

  get state(): Store<ChannelState> {
    return this.#state;
  }

  /**
   * Sends a message and waits for its acknowledgement.
   * @throws ApiError when it was refused, or not acknowledged in time.
   */
  async emit<M extends MessageDefinition>(
    message: M,
    payload: z.input<M['payload']>,
  ): Promise<z.output<M['ack']>> {
    const ack = (await this.#socket
      .timeout(ACK_TIMEOUT_MS)
      .emitWithAck(message.name, payload)
      .catch((cause: unknown) => {
        throw new ApiError('TIMEOUT', '', 0, {}, { cause });
      })) as Acknowledgement<unknown>;
    debug('emit', message.name, payload, ack);
    if (!ack.ok) throw new ApiError(ack.code, ack.message);
    return ack as z.output<M['ack']>;
  }

  /** Hears what the server pushes under a message's name. @returns How to stop hearing it. */
  on<M extends MessageDefinition>(message: M, handler: (push: PushOf<M>) => void): () => void {
    const listener = (push: unknown) => {
      debug('push', message.name, push);
      handler(push as PushOf<M>);
    };
    this.#socket.on(message.name, listener);
    return () => this.#socket.off(message.name, listener);
  }

  /** Calls back now if the channel is up, and whenever it comes back. @returns How to stop. */
  whenUp(handler: () => void): () => void {
    if (this.#state.get() === 'up') handler();
    return this.#state.subscribe(() => {
      if (this.#state.get() === 'up') handler();
    });
  }

  /** Tries again after the token was renewed. */
  reconnect(): void {
    this.#state.set('connecting');
    this.#socket.connect();
  }

  close(): void {
    this.#socket.disconnect();
  }
}
