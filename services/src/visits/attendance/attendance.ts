import { Injectable } from '@nestjs/common';
import { permits } from '@foyer/contracts/identity';

import { Realtime, type Connection } from '../../platform/realtime/index.js';

/** Who is connected to the channel on which visitors wait and agents work. */
@Injectable()
export class Attendance {
  readonly #realtime: Realtime;
  readonly #visitorListeners = new Set<(visitId: string) => void>();
  readonly #agentListeners = new Set<(memberId: string) => void>();

  constructor(realtime: Realtime) {
    this.#realtime = realtime;
  }

  isVisitorHere(visitId: string): boolean {
    return this.#realtime.connectionsIn('application', `visit:${visitId}`).length > 0;
  }

  /** Whether a member is here with the right to work at a desk. */
  isAgentHere(memberId: string): boolean {
    return this.#realtime
      .connectionsIn('application', `member:${memberId}`)
      .some(({ actor }) => actor.role !== 'system' && permits('desk.work', actor.role));
  }

  /** The sign-ins by which a member is here. */
  sessionsOf(memberId: string): ReadonlySet<string> {
    const here = this.#realtime.connectionsIn('application', `member:${memberId}`);
    return new Set(here.flatMap(({ actor }) => (actor.type === 'member' ? actor.sessionId : [])));
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
    if (actor.type === 'visitor') for (const listener of this.#visitorListeners) listener(actor.id);
    if (actor.type === 'member') for (const listener of this.#agentListeners) listener(actor.id);
  }
}
