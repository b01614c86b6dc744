import { Injectable } from '@nestjs/common';
import { permits } from '@foyer/contracts/identity';

import { Presence, type Connection } from '#platform/realtime';

const ROOM = /^(visit|member):(.+)$/;

/** Tracks who is connected to the channel on which visitors wait and agents work. */
@Injectable()
export class PresenceTracker {
  readonly #visitorListeners = new Set<(visitId: string) => void>();
  readonly #agentListeners = new Set<(memberId: string) => void>();

  constructor(private readonly presence: Presence) {
    presence.onChange((channel, room) => {
      const [, kind, id] = ROOM.exec(room) ?? [];
      if (channel !== 'application' || id === undefined) return;
      this.#notify(kind === 'visit' ? 'visitor' : 'member', id);
    });
  }

  isVisitorHere(visitId: string): boolean {
    return this.presence.in('application', `visit:${visitId}`).length > 0;
  }

  /** True if a member is here with the right to work at a desk. */
  isAgentHere(memberId: string): boolean {
    return this.presence
      .in('application', `member:${memberId}`)
      .some(({ role }) => role !== 'system' && permits('desk.work', role));
  }

  /** The sign-ins by which a member is here. */
  sessionsOf(memberId: string): ReadonlySet<string> {
    const here = this.presence.in('application', `member:${memberId}`);
    return new Set(here.flatMap((actor) => (actor.type === 'member' ? actor.sessionId : [])));
  }

  /** Calls back whenever a visitor may have come or gone. */
  onVisitor(listener: (visitId: string) => void): void {
    this.#visitorListeners.add(listener);
  }

  /** Calls back whenever an agent may have come or gone. */
  onAgent(listener: (memberId: string) => void): void {
    this.#agentListeners.add(listener);
  }

  /** A connection came or went. */
  changed({ actor }: Pick<Connection, 'actor'>): void {
    this.#notify(actor.type, actor.id);
  }

  #notify(type: string, id: string): void {
    if (type === 'visitor') for (const listener of this.#visitorListeners) listener(id);
    if (type === 'member') for (const listener of this.#agentListeners) listener(id);
  }
}
