import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { Channel } from '@foyer/contracts/schema';
import type { Server, Socket } from 'socket.io';

import type { Actor } from '../cqrs/commands/index.js';
import { ProcessRoles } from '../cluster/process-roles/process-roles.js';
import { keyOf, AffinityProxy, SessionAffinity, ThisNode } from '../cluster/nodes/index.js';
import { Log } from '../observability/index.js';

/** The engine's clients in socket.io, by the id that their requests carry. */
interface EngineSessions {
  readonly clients: Record<string, { close(): void }>;
}

/**
 * Sees to it that connections which belong together come to the same node. Alone it has nothing to
 * do.
 */
@Injectable()
export class AffinityPoint {
  constructor(
    private readonly gate: AffinityProxy,
    private readonly affinities: SessionAffinity,
    private readonly self: ThisNode,
    private readonly processRoles: ProcessRoles,
    private readonly log: Log,
  ) {}

  /** Leads requests to their nodes before they become connections here. */
  open(io: Server, server: HttpServer): void {
    if (this.self.isAlone || !this.processRoles.servesPeople) return;
    const { engine } = io;
    const { clients: sessions } = engine as unknown as EngineSessions;
    engine.use((request: IncomingMessage, answer: ServerResponse, next: () => void) => {
      const sid = new URLSearchParams(request.url?.split('?')[1]).get('sid');
      const isKnown = sid !== null && Object.hasOwn(sessions, sid);
      void this.gate.admits(request, answer, isKnown).then((isHere) => {
        if (isHere) next();
      });
    });
    // A client that was connected here may meet elsewhere by now.
    this.self.onEvicted(() => {
      for (const session of Object.values(sessions)) session.close();
    });
    server.once('listening', () => this.self.open((server.address() as AddressInfo).port));
  }

  /**
   * Holds an actor's meeting on this node for as long as the client is connected.
   * @returns true if it is held; otherwise the client has been sent back.
   */
  async admits(channel: Channel, actor: Actor, { conn }: Socket): Promise<boolean> {
    // In a conference a member joins the people of the call; see who enters it.
    const key = channel === 'conference' && actor.type === 'member' ? undefined : keyOf(actor);
    if (this.self.isAlone || key === undefined) return true;
    const isHere = await this.affinities.hold(key, conn).catch((err: unknown) => {
      this.log.warn('A meeting could not be claimed', { err, key });
      return false;
    });
    const letGo = () => this.affinities.letGo(key, conn);
    if (conn.readyState === 'open') conn.once('close', letGo);
    else letGo();
    if (!isHere) conn.close();
    return isHere;
  }

  /** True if another node passed a request to this one. */
  isPassedOn(request: IncomingMessage): boolean {
    return this.gate.isPassedOn(request);
  }

  async close(): Promise<void> {
    await this.self.close();
    this.gate.close();
  }
}
