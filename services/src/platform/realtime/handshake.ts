import { Inject, Injectable } from '@nestjs/common';
import type { Channel } from '@foyer/contracts/schema';
import type { Socket } from 'socket.io';
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

import { TokenAuthentication } from '../http/authentication/index.js';
import { refusalOf, Rejected } from '../cqrs/commands/index.js';
import { Freshness } from '../cqrs/projections/index.js';
import { errorText, gettingReady, languageOf } from '../http/errors/index.js';
import { trustsHop, type TrustsHop } from '../http/index.js';
import { AffinityPoint } from './affinity-point.js';
import { REALTIME_OPTIONS, type RealtimeOptions } from './realtime-options.js';
import { SocketConnection } from './socket-connection.js';

/**
 * The address that a connection comes from, as other requests tell it.
 * @param isPassedOn whether another node led it here, which is believed what it says of it.
 */
function clientAddress(request: IncomingMessage, trusts: TrustsHop, isPassedOn: boolean): string {
  const nodes = isPassedOn ? 1 : 0;
  return proxyAddress(request, (address, hop) => hop < nodes || trusts(address, hop - nodes));
}

/** A connection that was let in, and when its token ends. */
export interface Admission {
  readonly connection: SocketConnection;
  readonly expiresAt: Date;
}

/** Why a connection was not let in, in the form in which socket.io tells its client. */
export class HandshakeError extends Error {
  readonly data: { readonly code: string; readonly message: string };

  constructor({ code, details }: Rejected, socket: Socket) {
    const language = languageOf(socket.handshake.headers['accept-language']);
    const message = errorText(code, language, details);
    super(message);
    this.data = { code, message };
  }
}

/** Asks each new connection for a token. */
@Injectable()
export class Handshake {
  readonly #trusts: TrustsHop;

  constructor(
    private readonly authentication: TokenAuthentication,
    private readonly affinityPoint: AffinityPoint,
    private readonly freshness: Freshness,
    @Inject(REALTIME_OPTIONS) { trustProxy }: RealtimeOptions,
  ) {
    this.#trusts = trustsHop(trustProxy);
  }

  /** @throws Rejected for who holds no good token. */
  async admit(channel: Channel, socket: Socket): Promise<Admission> {
    if (this.freshness.isGettingReady) throw gettingReady();
    const { token } = socket.handshake.auth as { token?: unknown };
    if (typeof token !== 'string') throw new Rejected('UNAUTHENTICATED');
    const { request } = socket;
    const isPassedOn = this.affinityPoint.isPassedOn(request);
    const address = clientAddress(request, this.#trusts, isPassedOn);
    const answer = await this.authentication.authenticate(token, address);
    if (answer.type === 'rejected') throw new Rejected(answer.code);
    if (answer.noConnection) throw new Rejected(answer.noConnection);
    const refusal = refusalOf('socket.own', answer.actor);
    if (refusal) throw new Rejected(refusal);
    const connection = new SocketConnection(channel, socket, token, answer.actor, address);
    return { connection, expiresAt: answer.expiresAt };
  }
}
