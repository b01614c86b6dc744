import { makeMessenger, type MessageSocket, type Messenger } from '@foyer/contracts/client';
import type { Channel as ChannelName, MessageDefinition, PushOf } from '@foyer/contracts/schema';
import type { z } from 'zod';

import { debug } from '../debug.js';
import { makeStore, type Store } from '../state/store.js';

/** How a channel stands: `refused` when the server did not accept the token. */
export type ChannelState = 'connecting' | 'up' | 'down' | 'refused';

/** The parts of a socket that a channel needs; a part of socket.io's client. */
export interface SocketLike extends MessageSocket {
  readonly connected: boolean;
  readonly active: boolean;
  connect(): unknown;
  disconnect(): unknown;
}

/** Refusals that say nothing of who asks. */
const NOT_NOW: ReadonlySet<string> = new Set(['GETTING_READY', 'UNAVAILABLE']);
const AGAIN_AFTER_MS = 2_000;

const codeOf = (error: unknown): string => {
  const { data, message } = error as { data?: { code?: string }; message?: string };
  return data?.code ?? message ?? 'UNAUTHENTICATED';
};

/** One namespace of the realtime connection, typed by the message definitions. */
export class Channel {
  readonly #state = makeStore<ChannelState>('connecting');
  readonly #socket: SocketLike;
  readonly #messenger: Messenger;

  /** Another channel over the same connection, which leads to the same server. */
  readonly beside: (name: ChannelName) => Channel;

  constructor(
    socket: SocketLike,
    onRejected: (code: string) => void = () => undefined,
    beside: (name: ChannelName) => Channel = () => this,
  ) {
    this.#socket = socket;
    this.beside = beside;
    this.#messenger = makeMessenger(socket);
    if (socket.connected) this.#state.set('up');
    socket.on('connect', () => this.#state.set('up'));
    socket.on('disconnect', (reason) => {
      this.#state.set('down');
      // A server that ends the connection itself expects a decision: the token may be no longer
      // good.
      if (reason === 'io server disconnect') socket.connect();
    });
    socket.on('connect_error', (error) => {
      debug('channel', error);
      if (socket.active) return;
      const code = codeOf(error);
      // The server could not check the token yet: the socket connects again automatically.
      if (NOT_NOW.has(code)) {
        this.#state.set('down');
        setTimeout(() => socket.connect(), AGAIN_AFTER_MS);
        return;
      }
      this.#state.set('refused');
      onRejected(code);
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
    const ack = await this.#messenger.emit(message, payload);
    debug('emit', message.name, payload, ack);
    return ack;
  }

  /** Handles the server's pushes of a message's name. @returns How to stop hearing it. */
  on<M extends MessageDefinition>(message: M, handler: (push: PushOf<M>) => void): () => void {
    return this.#messenger.on(message, (push) => {
      debug('push', message.name, push);
      handler(push);
    });
  }

  /** Calls back now if the channel is up, and whenever it comes back. @returns How to stop. */
  onUp(handler: () => void): () => void {
    if (this.#state.get() === 'up') handler();
    return this.#state.subscribe(() => {
      if (this.#state.get() === 'up') handler();
    });
  }

  /** Tries again after an error. */
  reconnect(): void {
    this.#state.set('connecting');
    this.#socket.connect();
  }

  close(): void {
    this.#socket.disconnect();
  }
}
