import type { IncomingMessage, Server as HttpServer } from 'node:http';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { LOCAL_CHANNELS, type Channel } from '@foyer/contracts/schema';
import { messages } from '@foyer/contracts/surface';
import { Server, type Socket } from 'socket.io';

import { errorAnswerOf } from '../http/errors/index.js';
import { Clock } from '../clock/index.js';
import { Rejected } from '../cqrs/commands/index.js';
import { declineUpgrades } from '../http/decline-upgrades.js';
import { Overload } from '../http/admission/index.js';
import { rejectHandshake } from '../http/reject-handshake.js';
import { Handshake, HandshakeError, type Admission } from './handshake.js';
import { AffinityPoint } from './affinity-point.js';
import { ClientLimits } from './client-limits.js';
import { RecentAffinityKeys } from './recent-affinity-keys.js';
import { REALTIME_OPTIONS, type RealtimeOptions } from './realtime-options.js';
import { SocketHub } from './socket-hub.js';
import { SocketSession } from './socket-session.js';

/**
 * True if a page may open a connection: its origin is one of the product's own addresses. A client
 * that is no browser sends no origin and is let through to the token check.
 */
function mayConnect(
  { headers }: Pick<IncomingMessage, 'headers'>,
  allowedOrigins: readonly string[],
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Largest message, in bytes; a larger one ends its connection before it is read. */
export const MESSAGE_MAX_BYTES = 256 * 1024;
/**
 * A silent client is given up after both times together, in milliseconds: others soon see that a
 * caller is away.
 */
const PING_EVERY_MS = 5_000;
const PONG_WITHIN_MS = 4_000;
/** A client that has not named its channel by then is let go, in milliseconds. */
const CONNECT_WITHIN_MS = 10_000;
/** At the end of the program, messages under way get this long, in milliseconds. */
const FINISH_WITHIN_MS = 1_000;

/** These a kiosk's own agent serves. */
const isLocal = new Set<Channel>(LOCAL_CHANNELS);

type EngineSocket = Socket['conn'];

/** socket.io on the server's own port: a namespace per channel, open to who holds a token. */
@Injectable()
export class SocketServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Clients that have connected and not come to any channel yet. */
  readonly #arriving = new Set<object>();
  readonly #recent = new RecentAffinityKeys();
  #io: Server | undefined;

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    @Inject(REALTIME_OPTIONS) private readonly options: RealtimeOptions,
    private readonly handshake: Handshake,
    private readonly affinityPoint: AffinityPoint,
    private readonly session: SocketSession,
    private readonly hub: SocketHub,
    private readonly clock: Clock,
    private readonly overload: Overload,
    private readonly limits: ClientLimits,
  ) {}

  onApplicationBootstrap(): void {
    const server = this.adapterHost.httpAdapter.getHttpServer() as HttpServer;
    const io = new Server(server, {
      serveClient: false,
      // A request for another protocol is still answered.
      destroyUpgrade: false,
      // Polling is a call like others; a connection that is upgraded asks for no leave.
      cors: { origin: [...this.options.allowedOrigins] },
      maxHttpBufferSize: MESSAGE_MAX_BYTES,
      connectTimeout: CONNECT_WITHIN_MS,
      pingInterval: PING_EVERY_MS,
      pingTimeout: PONG_WITHIN_MS,
      allowRequest: (request, answer) => {
        const failure = this.#isNewcomer(request)
          ? this.overload.handshakeErrorOf(this.#arriving.size)
          : undefined;
        if (failure) rejectHandshake(request, failure);
        else if (mayConnect(request, this.options.allowedOrigins)) answer(null, true);
        else rejectHandshake(request, new Rejected('FORBIDDEN'));
      },
    });
    io.engine.on('connection', (client: EngineSocket) => {
      this.#arriving.add(client);
      client.once('close', () => this.#arriving.delete(client));
      this.limits.watch(client);
    });
    // The namespace that every client may join unasked leads nowhere.
    io.use((socket, next) => next(new HandshakeError(new Rejected('NOT_FOUND'), socket)));
    const served = messages.filter(
      ({ planned, channel }) => planned !== true && !isLocal.has(channel),
    );
    for (const channel of new Set(served.map((message) => message.channel))) {
      this.#serve(io, channel);
    }
    this.affinityPoint.open(io, server);
    declineUpgrades(server, io.path());
    this.#io = io;
  }

  /** Answers earlier messages, then closes clients, so that they come back to the next server. */
  async beforeApplicationShutdown(): Promise<void> {
    const waited = this.clock.wait(FINISH_WITHIN_MS);
    await Promise.race([this.session.end(), waited]);
    await this.affinityPoint.close();
    this.#io?.engine.close();
  }

  /**
   * A client that polls names itself from its second request on; a page that comes back names what
   * it came to.
   */
  #isNewcomer({ url = '' }: IncomingMessage): boolean {
    return !/[?&]sid=/.test(url) && !this.#recent.knows(url);
  }

  #serve(io: Server, channel: Channel): void {
    const namespace = io.of(`/${channel}`);
    const admitted = new WeakMap<Socket, Admission>();
    namespace.use((socket, next) => {
      this.#admit(channel, socket).then(
        (admission) => {
          if (!admission) return;
          admitted.set(socket, admission);
          next();
        },
        (error: unknown) => {
          const failure = errorAnswerOf(error) ?? new Rejected('UNEXPECTED');
          next(new HandshakeError(failure, socket));
        },
      );
    });
    namespace.on('connection', (socket) => {
      const admission = admitted.get(socket);
      this.#arriving.delete(socket.conn);
      if (admission) this.session.begin(socket, admission);
      else socket.disconnect(true);
    });
    this.hub.open(channel, namespace);
  }

  /** Gives nothing for a client that has been sent to where it belongs. */
  async #admit(channel: Channel, socket: Socket): Promise<Admission | undefined> {
    const admission = await this.handshake.admit(channel, socket);
    const { actor } = admission.connection;
    this.limits.take(channel, actor, socket);
    this.#recent.note(actor);
    return (await this.affinityPoint.admits(channel, actor, socket)) ? admission : undefined;
  }
}
