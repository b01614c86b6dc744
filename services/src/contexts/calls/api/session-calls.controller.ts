import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { sessionCallRoutes } from '@foyer/contracts/calls';

import {
  CommandRunner,
  isOfOtherPlace,
  Rejected,
  type Actor,
  type CommandContext,
} from '#platform/cqrs';
import { ActorBudgets } from '#platform/http/admission';
import { Input, Serves, type InputOf, type RouteInput } from '#platform/http';
import { ComeToCall, LeaveCall, StartCall } from '../commands.js';
import { KnockBudget } from '../call/knock-budget.service.js';
import { Conferences } from '../conference/conferences.js';
import { JoinerNames } from '../adapters/joiner-names.js';
import { joinerTypeOf } from '../conference/joiner-type.js';
import { requireOwnPlace } from '../conference/require-own-place.js';
import { CallEntrances, type Entrance } from '../ports/call-entrances.js';
import { GetCallJoiner } from '../queries.js';

type Comer = Pick<RouteInput, 'actor' | 'address' | 'context'>;

/**
 * So often may one person come to calls within this time, in seconds: each coming is an event that
 * the call keeps.
 */
const COMES = { points: 30, seconds: 60 };

/** Calls of sessions and meetings: beginning one, coming to one, and answering an invitation. */
@Controller()
export class SessionCallsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly entrances: CallEntrances,
    private readonly conferences: Conferences,
    private readonly names: JoinerNames,
    private readonly knocks: KnockBudget,
    private readonly runner: CommandRunner,
    private readonly budgets: ActorBudgets,
  ) {}

  @Serves(sessionCallRoutes.startSessionCall)
  async start(@Input() input: InputOf<typeof sessionCallRoutes.startSessionCall>) {
    const { body, actor, context } = input;
    const { _id, sessionId, invitedMembers } = body;
    const entrance = await this.#entrance('session', sessionId, actor);
    if (entrance.callId !== null) return this.#come(entrance, entrance.callId, input);
    if (!entrance.mayStart) throw new Rejected('CALL_CLOSED');
    const invited = new Set(invitedMembers);
    const others = entrance.belonging.filter(
      ({ joinerId }) => joinerId !== actor.id && (invited.size === 0 || invited.has(joinerId)),
    );
    const me = { joinerId: actor.id, joinerType: joinerTypeOf(actor), role: entrance.role };
    await this.commands.execute(
      new StartCall(context, {
        callId: _id,
        origin: { kind: 'session', id: sessionId },
        participants: [me, ...others],
      }),
    );
    return this.#joiner(_id, actor, entrance);
  }

  @Serves(sessionCallRoutes.joinSessionCall)
  async join(@Input() input: InputOf<typeof sessionCallRoutes.joinSessionCall>) {
    const { body, actor } = input;
    const { sessionId, isMeeting, meetingId, joinerDetail } = body;
    if (joinerDetail.joinerId !== actor.id) throw new Rejected('NOT_IN_CALL');
    const kind = isMeeting ? 'meeting' : 'session';
    const entrance = await this.#entrance(kind, meetingId ?? sessionId, actor);
    const callId = callAt(entrance);
    // Those inside let in whom they know: a name that is known counts before one that is sent
    // along.
    const known = await this.names.nameOfKnocker(actor.id);
    this.conferences.nameKnocker(callId, actor.id, known || joinerDetail.displayName);
    return this.#come(entrance, callId, input);
  }

  @Serves(sessionCallRoutes.joinLiveSessionCall)
  async joinLive(@Input() input: InputOf<typeof sessionCallRoutes.joinLiveSessionCall>) {
    const { body, actor } = input;
    const { sessionId, eventId } = body;
    const kind = eventId === undefined ? 'session' : 'meeting';
    const entrance = await this.#entrance(kind, eventId ?? sessionId, actor);
    return this.#come(entrance, callAt(entrance), input);
  }

  @Serves(sessionCallRoutes.inviteCall)
  async answerInvitation(@Input() input: InputOf<typeof sessionCallRoutes.inviteCall>) {
    const { body, actor, context } = input;
    const { callDetailId, callJoinerId, currentUserID, callStatus } = body;
    if (callJoinerId !== actor.id || currentUserID !== actor.id) throw new Rejected('NOT_IN_CALL');
    return this.#say(callDetailId, callStatus, actor, context);
  }

  @Serves(sessionCallRoutes.setCallDetailStatus)
  async setStatus(@Input() input: InputOf<typeof sessionCallRoutes.setCallDetailStatus>) {
    const { body, actor, context } = input;
    return this.#say(body.callDetailId, body.callStatus, actor, context);
  }

  /**
   * A person who accepts enters with the page that comes to the call; one who declines is not
   * awaited.
   */
  async #say(callId: string, isIn: boolean, actor: Actor, context: CommandContext) {
    await requireOwnPlace(this.runner, callId, actor);
    const { id: joinerId } = actor;
    await this.queries.execute(new GetCallJoiner({ callId, joinerId, sessionName: '' }));
    if (!isIn) {
      const because = { reason: 'left' } as const;
      await this.commands.execute(new LeaveCall(context, { callId, joinerId, because }));
    }
    return { callDetailId: callId };
  }

  async #come(entrance: Entrance, callId: string, { actor, address, context }: Comer) {
    await this.budgets.spend(actor, COMES);
    const { way, role } = entrance;
    const participant = { joinerId: actor.id, joinerType: joinerTypeOf(actor), role };
    const come = () => this.commands.execute(new ComeToCall(context, { callId, participant, way }));
    // A person may join as a guest, and again as another guest.
    if (actor.type !== 'guest') await come();
    else await this.knocks.within({ callId, joinerId: actor.id, address }, come);
    return this.#joiner(callId, actor, entrance);
  }

  #joiner(callId: string, { id: joinerId }: Actor, { name }: Entrance) {
    return this.queries.execute(new GetCallJoiner({ callId, joinerId, sessionName: name ?? '' }));
  }

  async #entrance(kind: 'session' | 'meeting', originId: string, actor: Actor): Promise<Entrance> {
    if (!this.entrances.has(kind)) throw new Rejected('CALL_NOT_FOUND');
    // The token of a visit is good for that visit, a guest's for one place.
    const isElsewhere = actor.type === 'visitor' || isOfOtherPlace(actor, originId);
    if (isElsewhere) throw new Rejected('CALL_NOT_FOUND');
    const comer = { joinerId: actor.id, joinerType: joinerTypeOf(actor) };
    return this.entrances.of(kind).of(originId, comer);
  }
}

function callAt({ callId }: Entrance): string {
  if (callId === null) throw new Rejected('CALL_NOT_FOUND');
  return callId;
}
