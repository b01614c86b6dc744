import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import { createProxyServer, type ProxyServer } from 'httpxy';

import { Log } from '../../observability/index.js';
import { rendezvousNode } from './rendezvous-hash.js';
import { keyAskedFor } from './affinity-key.js';
import { SessionAffinity } from './session-affinity.js';
import { NodeDirectory } from './node-directory.js';
import type { NodeRecord } from './node-store.js';
import { ThisNode } from './this-node.js';

/** Carries the pass of the node that a request is passed on to. It goes no further from there. */
const PASS_HEADER = 'x-foyer-pass';
/** A node that has not answered by then does not, in milliseconds. */
const ANSWER_WITHIN_MS = 5_000;

/**
 * Leads every connection to the node where its meeting is, whichever node the load balancer chose.
 * A request that cannot be led is refused; its client tries again.
 */
@Injectable()
export class AffinityProxy {
  readonly #proxy: ProxyServer;
  readonly #passedOn = new Set<Socket>();

  constructor(
    private readonly affinities: SessionAffinity,
    private readonly directory: NodeDirectory,
    private readonly self: ThisNode,
    private readonly log: Log,
  ) {
    this.#proxy = createProxyServer({
      xfwd: true,
      upgradeTimeout: ANSWER_WITHIN_MS,
    });
    // A client whose connection breaks must not seem connected until its signs of life are missed.
    this.#proxy.on('proxyReqWs', (outgoing, _request, socket) => {
      outgoing.once('upgrade', (_answer, onward) => {
        socket.once('close', () => onward.destroy());
        onward.once('close', () => socket.destroy());
      });
    });
  }

  /**
   * Takes a request to where it belongs.
   * @param isKnown Whether it belongs to a session that is here already.
   * @returns Whether that is here; otherwise it is dealt with.
   */
  async admits(
    request: IncomingMessage,
    answer: ServerResponse,
    isKnown: boolean,
  ): Promise<boolean> {
    if (this.self.isAlone || isKnown) return true;
    try {
      await this.self.isEntered;
      if (this.isPassedOn(request)) return true;
      const node = await this.#placeOf(request);
      if (node === undefined || node.id === this.self.id) return true;
      await this.#passOn(request, answer, node);
    } catch (err) {
      this.log.warn('A connection could not be led to its meeting', { err });
      refuse(request, answer);
    }
    return false;
  }

  /** True if another node passed a request to this one. */
  isPassedOn({ headers }: IncomingMessage): boolean {
    return !this.self.isAlone && headers[PASS_HEADER] === this.self.pass;
  }

  /** Cuts what goes through this node to others. */
  close(): void {
    for (const socket of this.#passedOn) socket.destroy();
  }

  /** The node that a request belongs to; undefined where it may stay here. */
  async #placeOf({ url = '' }: IncomingMessage): Promise<NodeRecord | undefined> {
    const key = keyAskedFor(url);
    if (key !== undefined) {
      if (this.affinities.isHere(key)) return undefined;
      const owner = await this.affinities.ownerOf(key);
      if (owner !== undefined) return owner;
    }
    // Requests that only together make a connection have to come to the same node before anybody
    // owns the meeting.
    const isWhole = /[?&]transport=websocket(?:&|$)/.test(url) && !/[?&]sid=/.test(url);
    if (isWhole && !this.self.isDraining) return undefined;
    return rendezvousNode(key ?? '', this.directory.living);
  }

  async #passOn(request: IncomingMessage, answer: ServerResponse, node: NodeRecord): Promise<void> {
    const options = { target: node.address, headers: { [PASS_HEADER]: node.pass } };
    if (request.headers.upgrade === undefined) {
      await this.#proxy.web(request, answer, options);
      return;
    }
    const { socket } = request;
    this.#passedOn.add(socket);
    try {
      await this.#proxy.ws(request, socket, options);
    } finally {
      this.#passedOn.delete(socket);
    }
  }
}

function refuse({ headers, socket }: IncomingMessage, answer: ServerResponse): void {
  if (headers.upgrade !== undefined) {
    if (socket.writable)
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  } else if (answer.headersSent) answer.destroy();
  else answer.writeHead(503).end();
}
