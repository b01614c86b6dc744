import { Injectable } from '@nestjs/common';

import { CommandRunner, Rejected, stream } from '#platform/cqrs';
import type { CallEntrance, Comer, Entrance } from '#contexts/calls';
import { Session } from '../streams.js';
import { wayInto } from './session-call.js';

/** Decides who gets into the calls of sessions, as each session has it this instant. */
@Injectable()
export class SessionEntrance implements CallEntrance {
  constructor(private readonly runner: CommandRunner) {}

  /** @throws Rejected SESSION_NOT_FOUND */
  async of(sessionId: string, { joinerId, joinerType }: Comer): Promise<Entrance> {
    const session = await this.runner.stateOf(stream(Session, sessionId));
    if (session.status !== 'known') throw new Rejected('SESSION_NOT_FOUND');
    const { way, role } = wayInto(session, { joinerId, isStaff: joinerType === 'User' });
    const { callId, members, sessionName } = session;
    return {
      name: sessionName,
      callId,
      way,
      role,
      // A person who only listens in it does not ring for all others.
      mayStart: members.has(joinerId) && role !== 'viewer' && role !== 'guest',
      belonging: [...members].map(([memberId, memberRole]) => ({
        joinerId: memberId,
        joinerType: 'User',
        role: memberRole,
      })),
    };
  }
}
