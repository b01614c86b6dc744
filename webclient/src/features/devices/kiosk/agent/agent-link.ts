import type { AgentFragment } from '@foyer/contracts/local';
import { LocalMessage, localProtocols } from '@foyer/contracts/local';
import type { MessageDefinition } from '@foyer/contracts/schema';
import type { z } from 'zod';

import { debug } from '#debug.js';
import { makeStore, type Store } from '#state/store.js';

/**
 * An agent that cannot be reached is tried again after this time, and after ever longer ones up to
 * the last, in milliseconds.
 */
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 10_000;

/** Opens a local socket; the part of a browser's `WebSocket` that is used. */
export type OpenSocket = (url: string, protocols: string[]) => WebSocket;

type Handler = (payload: unknown) => void;

/**
 * The local channel to this kiosk's agent. It reconnects whenever it was lost; messages in between
 * are lost.
 */
export class AgentLink {
  readonly #state = makeStore<'up' | 'down'>('down');
  readonly #handlers = new Map<string, Set<Handler>>();
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_RETRY_MS;
  #closed = false;

  constructor(
    private readonly address: AgentFragment,
    private readonly openSocket: OpenSocket = (url, protocols) => new WebSocket(url, protocols),
  ) {}

  get state(): Store<'up' | 'down'> {
    return this.#state;
  }

  open(): void {
    const { monitoring, agent } = this.address;
    const socket = this.openSocket(`ws://127.0.0.1:${monitoring}/`, localProtocols(agent));
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_RETRY_MS;
      this.#state.set('up');
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(data);
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#state.set('down');
      this.#comeBack();
    };
  }

  /** Says something, unless the agent cannot be reached just now. */
  say<M extends MessageDefinition>(message: M, payload: z.input<M['payload']>): void {
    if (this.#state.get() !== 'up') return;
    this.#socket?.send(JSON.stringify({ type: message.name, payload }));
  }

  /**
   * Handles the agent's messages of a name; those that do not fit its definition are left out.
   * @returns How to stop.
   */
  on<M extends MessageDefinition>(
    message: M,
    handler: (payload: z.output<M['payload']>) => void,
  ): () => void {
    const handlers = this.#handlers.get(message.name) ?? new Set<Handler>();
    this.#handlers.set(message.name, handlers);
    const hear = (payload: unknown) => {
      const read = message.payload.safeParse(payload);
      if (read.success) handler(read.data as z.output<M['payload']>);
      else debug('agent', 'not understood', message.name, read.error.issues);
    };
    handlers.add(hear);
    return () => void handlers.delete(hear);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#socket?.close();
    this.#socket = null;
    this.#state.set('down');
  }

  #hear(data: unknown): void {
    if (typeof data !== 'string') return;
    try {
      const { type, payload } = LocalMessage.parse(JSON.parse(data));
      debug('agent', type);
      for (const handler of this.#handlers.get(type) ?? []) handler(payload);
    } catch (error) {
      debug('agent', 'not understood', error);
    }
  }

  #comeBack(): void {
    if (this.#closed) return;
    this.#retry = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LAST_RETRY_MS);
  }
}
