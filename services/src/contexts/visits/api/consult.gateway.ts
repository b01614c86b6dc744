import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { consultMessages } from '@foyer/contracts/visits';

import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import {
  AcceptConsult,
  ConsultColleague,
  HandOverCall,
  OpenConsult,
  ReturnFromConsult,
  StopConsultRinging,
} from '../commands.js';
import { colleaguesOf } from '../views/live-colleagues.js';
import { GetColleagues } from '../queries.js';

type Input<Name extends keyof typeof consultMessages> = MessageInput<
  (typeof consultMessages)[Name]
>;

/**
 * Lets an agent consult a colleague during a call, and hand the visitor over. The call itself
 * decides who leads it.
 */
@Gateway('application')
export class ConsultGateway {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Listens(consultMessages.getColleagues)
  async colleagues({ payload, actor, socket }: Input<'getColleagues'>) {
    const { callDetailId: callId } = payload;
    // Before it is read, so that no change falls in between.
    socket.join(colleaguesOf(actor.id), consultMessages.getColleagues.policy);
    return { view: await this.queries.execute(new GetColleagues({ callId, agentId: actor.id })) };
  }

  @Listens(consultMessages.consultColleague)
  async consult({ payload, actor, context, socket }: Input<'consultColleague'>): Promise<void> {
    const { callDetailId: callId, memberId: colleagueId } = payload;
    await this.commands.execute(
      new ConsultColleague(context, { callId, agentId: actor.id, colleagueId }),
    );
    socket.leave(colleaguesOf(actor.id));
  }

  @Listens(consultMessages.answerConsult)
  async answer({ payload, actor, context }: Input<'answerConsult'>): Promise<void> {
    const of = { callId: payload.callDetailId, colleagueId: actor.id };
    if (payload.accept) await this.commands.execute(new AcceptConsult(context, of));
    else
      await this.commands.execute(new StopConsultRinging(context, { ...of, reason: 'rejected' }));
  }

  @Listens(consultMessages.openConsult)
  async open({ payload, actor, context }: Input<'openConsult'>): Promise<void> {
    const of = { callId: payload.callDetailId, agentId: actor.id };
    await this.commands.execute(new OpenConsult(context, of));
  }

  @Listens(consultMessages.endConsult)
  async end({ payload, actor, context }: Input<'endConsult'>): Promise<void> {
    const of = { callId: payload.callDetailId, agentId: actor.id };
    await this.commands.execute(new ReturnFromConsult(context, of));
  }

  @Listens(consultMessages.handOver)
  async handOver({ payload, actor, context }: Input<'handOver'>): Promise<void> {
    const of = { callId: payload.callDetailId, agentId: actor.id };
    await this.commands.execute(new HandOverCall(context, of));
  }
}
