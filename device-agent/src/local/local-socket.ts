import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { LOCAL_MESSAGE_MAX_BYTES, LOCAL_PROTOCOL } from '@foyer/contracts/local';
import type { MessageDefinition, PushOf } from '@foyer/contracts/schema';
import { WebSocketServer } from 'ws';

import type { Clock } from '../clock/clock.js';
import type { AgentLog } from '../log/agent-log.js';
import { judgeHandshake, type HandshakeRule } from './judge-handshake.js';
import { LocalConnection, type LocalHandler } from './local-connection.js';

export interface LocalSocketOptions extends HandshakeRule {
  /** 0 takes any that is free. */
  readonly port: number;
  readonly handlers: readonly LocalHandler[];
  readonly clock: Clock;
  readonly log: AgentLog;
  readonly onConnected?: (connection: LocalConnection) => void;
  /** The last page has gone. */
  readonly onAlone?: () => void;
}

/** A kiosk has one page; a second one may be there for a moment while it loads again. */
const CONNECTIONS_MAX = 4;
const FAILURES_LOGGED_EACH_MS = 10_000;

/** A WebSocket on the loopback interface for the kiosk's own page alone. */
export class LocalSocket {
  readonly #connections = new Set<LocalConnection>();
  readonly #server = createServer(
    { headersTimeout: 5_000, requestTimeout: 5_000 },
    (_request, response) => response.writeHead(426, { connection: 'close' }).end(),
  );
  readonly #sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LOCAL_MESSAGE_MAX_BYTES,
    perMessageDeflate: false,
    handleProtocols: () => LOCAL_PROTOCOL,
  });
  #failureLoggedAt = -Infinity;

  private constructor(private readonly options: LocalSocketOptions) {
    this.#server.on('upgrade', (request, socket, head) => this.#receive(request, socket, head));
    this.#server.maxConnections = 20;
  }

  /** @throws Error where the port is taken or may not be used. */
  static async listen(options: LocalSocketOptions): Promise<LocalSocket> {
    const socket = new LocalSocket(options);
    await new Promise<void>((resolve, reject) => {
      socket.#server.once('error', reject);
      socket.#server.listen(options.port, '127.0.0.1', resolve);
    });
    return socket;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** @returns To how many pages. */
  push<M extends MessageDefinition>(message: M, payload: PushOf<M>): number {
    for (const connection of this.#connections) connection.push(message, payload);
    return this.#connections.size;
  }

  async close(): Promise<void> {
    for (const { socket } of this.#connections) socket.terminate();
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #receive(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const failure =
      judgeHandshake(request.headers, this.options) ??
      (this.#connections.size >= CONNECTIONS_MAX
        ? { status: 503, reason: 'too many connections' }
        : undefined);
    if (failure !== undefined) {
      this.#logErrorAnswer(failure.reason);
      socket.end(`HTTP/1.1 ${failure.status} Refused\r\nConnection: close\r\n\r\n`);
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (page) => {
      const { handlers, clock, log, onConnected, onAlone } = this.options;
      const connection = new LocalConnection(page, handlers, clock, log);
      this.#connections.add(connection);
      page.on('close', () => {
        this.#connections.delete(connection);
        if (this.#connections.size === 0) onAlone?.();
      });
      onConnected?.(connection);
    });
  }

  /** A program that keeps knocking does not fill the log. */
  #logErrorAnswer(reason: string): void {
    const now = this.options.clock.elapsed();
    if (now - this.#failureLoggedAt < FAILURES_LOGGED_EACH_MS) return;
    this.#failureLoggedAt = now;
    this.options.log.warn('Somebody was kept out of a local socket', { reason });
  }
}
