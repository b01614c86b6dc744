import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { sessionCallRoutes } from '@foyer/contracts/calls';
import { permits } from '@foyer/contracts/identity';

import { CommandRunner, Rejected } from '#platform/cqrs';
import { Input, paged, Serves, windowOfPage, type InputOf } from '#platform/http';
import { AnswerKnock, ChangeRole, LeaveCall } from '../commands.js';
import { requireOwnPlace } from '../conference/require-own-place.js';
import { calls, GetCallJoiner } from '../queries.js';
import { hideFromStrangers } from './hide-from-strangers.js';

/** Handles HTTP requests that act on participants of a call or on guests in its lobby. */
@Controller()
export class CallParticipantsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly runner: CommandRunner,
  ) {}

  @Serves(sessionCallRoutes.updateInCallRole)
  async changeRole(@Input() input: InputOf<typeof sessionCallRoutes.updateInCallRole>) {
    const { body, actor, context } = input;
    const { callDetailId: callId, joinerId, joinerRole: role } = body;
    await requireOwnPlace(this.runner, callId, actor);
    await this.commands.execute(new ChangeRole(context, { callId, joinerId, role, by: actor.id }));
    return { callDetailId: callId };
  }

  @Serves(sessionCallRoutes.updateAdmin)
  async changeAdmin(@Input() input: InputOf<typeof sessionCallRoutes.updateAdmin>) {
    const { body, actor, context } = input;
    const { callDetailId: callId, joinerId, isAdmin } = body;
    await requireOwnPlace(this.runner, callId, actor);
    const role = isAdmin ? 'admin' : 'moderator';
    await this.commands.execute(new ChangeRole(context, { callId, joinerId, role, by: actor.id }));
    return { callDetailId: callId };
  }

  @Serves(sessionCallRoutes.updateKnockerStatus)
  async answerKnock(@Input() input: InputOf<typeof sessionCallRoutes.updateKnockerStatus>) {
    const { body, actor, context } = input;
    const { callDetailId: callId, callJoinerId: joinerId, acceptRequest: accept } = body;
    await requireOwnPlace(this.runner, callId, actor);
    const answer = { callId, joinerId, by: actor.id, accept };
    await this.commands.execute(new AnswerKnock(context, answer));
    return { callDetailId: callId };
  }

  @Serves(sessionCallRoutes.joinClientCall)
  async joinAsVisitor(@Input() input: InputOf<typeof sessionCallRoutes.joinClientCall>) {
    const { callDetailId: callId } = input.body;
    const { id: joinerId } = input.actor;
    await requireOwnPlace(this.runner, callId, input.actor);
    await this.queries.execute(new GetCallJoiner({ callId, joinerId, sessionName: '' }));
    return { callDetailId: callId };
  }

  /** Of two, the one who goes ends the call; it is not the visitor who ends it for others. */
  @Serves(sessionCallRoutes.endClientCall)
  async endAsVisitor(@Input() input: InputOf<typeof sessionCallRoutes.endClientCall>) {
    const { body, actor, context } = input;
    const because = { reason: 'left' } as const;
    await requireOwnPlace(this.runner, body.callDetailId, actor).catch(hideFromStrangers);
    const leaving = { callId: body.callDetailId, joinerId: actor.id, because };
    await this.commands.execute(new LeaveCall(context, leaving)).catch(hideFromStrangers);
    return body;
  }

  /**
   * Anyone who stands at the device is out of the call, which ends with that where it was theirs.
   */
  @Serves(sessionCallRoutes.removeDeviceCall)
  async removeDevice(@Input() input: InputOf<typeof sessionCallRoutes.removeDeviceCall>) {
    const { body, actor, context } = input;
    const { callDetailId: callId, deviceId } = body;
    const { device, type, originId } = await this.queries.execute(new calls.Get(callId));
    const isOfDevice = type === 'device' && originId === deviceId;
    if (!isOfDevice && device?.deviceId !== deviceId) throw new Rejected('CALL_NOT_FOUND');
    const because = { reason: 'administrator-ended', by: actor.id } as const;
    await this.commands.execute(new LeaveCall(context, { callId, joinerId: originId, because }));
    return { callDetailId: callId };
  }

  @Serves(sessionCallRoutes.getMemberCallHistory)
  async history(@Input() input: InputOf<typeof sessionCallRoutes.getMemberCallHistory>) {
    const { query, actor } = input;
    const { memberId } = query;
    const readsAll = actor.role !== 'system' && permits('calls.read-all', actor.role);
    if (memberId !== actor.id && !readsAll) throw new Rejected('FORBIDDEN');
    const found = await this.queries.execute(
      new calls.Find({ criteria: { memberId }, sort: { rangAt: -1 }, window: windowOfPage(query) }),
    );
    return paged(found, query);
  }
}
