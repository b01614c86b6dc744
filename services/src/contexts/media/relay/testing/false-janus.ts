import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { WebSocketServer, type WebSocket } from 'ws';

/** The parts of a request to Janus that are looked at here. */
interface Asked {
  readonly janus: string;
  readonly transaction: string;
  readonly session_id?: number;
  readonly handle_id?: number;
  readonly apisecret?: string;
  readonly body?: {
    readonly request: string;
    readonly room?: string;
    readonly admin_key?: string;
  };
}

/** Its answer to one request; undefined: none. */
export type Saying = (asked: Asked) => string | Buffer | undefined;

const ANSWERS: Readonly<Record<string, string>> = { create: 'created', destroy: 'destroyed' };

/** Sends the messages of a healthy Janus. */
export const wellSaid: Saying = ({ janus, transaction, session_id, handle_id, body }) => {
  const to = { transaction, ...(session_id !== undefined && { session_id }) };
  if (janus === 'keepalive') return JSON.stringify({ janus: 'ack', ...to });
  if (body === undefined) {
    return JSON.stringify({
      janus: 'success',
      ...to,
      data: { id: session_id === undefined ? 1 : 2 },
    });
  }
  const { request, room } = body;
  const data = { videoroom: ANSWERS[request] ?? 'success', room, permanent: false, allowed: [] };
  const plugindata = { plugin: 'janus.plugin.videoroom', data };
  return JSON.stringify({ janus: 'success', ...to, sender: handle_id, plugindata });
};

/** A media server that says what a test wants it to say. */
export class FalseJanus {
  /** May be changed at any time. */
  says: Saying = wellSaid;
  /** Sent with the connection itself, before anything is asked. */
  greeting: string | undefined;

  private constructor(private readonly server: WebSocketServer) {
    server.on('connection', (socket) => this.#serve(socket));
  }

  static async listen(): Promise<FalseJanus> {
    const server = new WebSocketServer({
      port: 0,
      host: '127.0.0.1',
      handleProtocols: () => 'janus-protocol',
    });
    await once(server, 'listening');
    return new FalseJanus(server);
  }

  /** Its address, as `127.0.0.1:49152`. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    for (const socket of this.server.clients) socket.terminate();
    this.server.close();
  }

  #serve(socket: WebSocket): void {
    if (this.greeting !== undefined) socket.send(this.greeting);
    socket.on('message', (text) => {
      const answer = this.says(JSON.parse((text as Buffer).toString()) as Asked);
      if (answer !== undefined) socket.send(answer);
    });
  }
}
