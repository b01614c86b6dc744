import { Controller } from '@nestjs/common';
import { sessionChangeRoutes, sessionRoutes } from '@foyer/contracts/sessions';

import { Rejected } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { AddSessionMembers, RemoveSessionMember, VerifySessionPin } from '../commands.js';
import { SessionWrites } from './session-writes.js';

type Of<R> = InputOf<R>;

/** Changes the members of sessions, and checks their PINs. */
@Controller()
export class SessionMembersController {
  constructor(private readonly writes: SessionWrites) {}

  @Serves(sessionChangeRoutes.addSessionMember)
  add(@Input() { body, context }: Of<typeof sessionChangeRoutes.addSessionMember>) {
    return this.writes.after(new AddSessionMembers(context, body), body.sessionId);
  }

  @Serves(sessionChangeRoutes.deleteSessionMember)
  remove(@Input() { body, context }: Of<typeof sessionChangeRoutes.deleteSessionMember>) {
    return this.writes.after(new RemoveSessionMember(context, body), body.sessionId);
  }

  @Serves(sessionChangeRoutes.updateSessionMember)
  changeRole(@Input() { body, context }: Of<typeof sessionChangeRoutes.updateSessionMember>) {
    const { sessionId, memberId, role } = body;
    const members = [{ memberId, role }];
    const change = new AddSessionMembers(context, { sessionId, members, isRoleChange: true });
    return this.writes.after(change, sessionId);
  }

  @Serves(sessionChangeRoutes.updateMembersSettings)
  changeRoles(@Input() { body, context }: Of<typeof sessionChangeRoutes.updateMembersSettings>) {
    const change = new AddSessionMembers(context, { ...body, isRoleChange: true });
    return this.writes.after(change, body.sessionId);
  }

  @Serves(sessionRoutes.verifySessionPin)
  async verify(@Input() { body, address, context }: Of<typeof sessionRoutes.verifySessionPin>) {
    try {
      await this.writes.run(new VerifySessionPin(context, { ...body, address }));
      return { result: true };
    } catch (error) {
      if (!(error instanceof Rejected) || error.code !== 'SESSION_PIN_WRONG') throw error;
      return { result: false, error: error.code };
    }
  }
}
