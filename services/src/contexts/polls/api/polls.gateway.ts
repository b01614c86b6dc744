import { CommandBus } from '@nestjs/cqrs';
import { pollMessages } from '@foyer/contracts/polls';

import { CommandRunner, Rejected } from '#platform/cqrs';
import { Spends } from '#platform/http/admission';
import { Gateway, Listens, ViewOrder, type MessageInput } from '#platform/realtime';
import { CastVote, ClosePoll, OpenPoll } from '../commands.js';
import { callStream, placeOf } from '../streams.js';
import { roomOfPolls } from '../views/live-polls.js';
import { PollReader } from '../views/poll-reader.js';
import { shownPoll } from '../views/shown-poll.js';

type Input<Name extends keyof typeof pollMessages> = MessageInput<(typeof pollMessages)[Name]>;

/** A page looks once, and again after each lost connection. */
const LOOKS = { burst: 20, perSecond: 1 };
/** People change their minds a few times in a row. */
const VOTES = { burst: 30, perSecond: 1 };
/** Questions are written by people. */
const QUESTIONS = { burst: 10, perSecond: 0.2 };

/** Receives what people in a call do with its polls, on the channel of the call. */
@Gateway('conference')
export class PollsGateway {
  constructor(
    private readonly commands: CommandBus,
    private readonly runner: CommandRunner,
    private readonly reader: PollReader,
    private readonly order: ViewOrder,
  ) {}

  @Listens(pollMessages.getPolls)
  @Spends(LOOKS)
  async look({ payload: { sessionCallId }, actor, socket }: Input<'getPolls'>) {
    const place = placeOf(await this.runner.stateOf(callStream(sessionCallId)), actor);
    if (place === null) throw new Rejected('NOT_IN_CALL');
    // Before anything is read, so that nothing happens between.
    socket.join(roomOfPolls(sessionCallId, actor.id), 'call.own');
    const asOf = this.order.next();
    const found = await this.reader.of(sessionCallId);
    const names = await this.reader.names(sessionCallId);
    return { asOf, sessionCallId, polls: found.map((poll) => shownPoll(poll, names, actor.id)) };
  }

  @Listens(pollMessages.openPoll)
  @Spends(QUESTIONS)
  async open({ payload, context }: Input<'openPoll'>): Promise<void> {
    const { sessionCallId: callId, ...poll } = payload;
    await this.commands.execute(new OpenPoll(context, { callId, ...poll }));
  }

  @Listens(pollMessages.castVote)
  @Spends(VOTES)
  async vote({ payload, context }: Input<'castVote'>): Promise<void> {
    const { sessionCallId: callId, pollId, choices } = payload;
    await this.commands.execute(new CastVote(context, { callId, pollId, choices }));
  }

  @Listens(pollMessages.closePoll)
  @Spends(QUESTIONS)
  async close({ payload, context }: Input<'closePoll'>): Promise<void> {
    const { sessionCallId: callId, pollId } = payload;
    await this.commands.execute(new ClosePoll(context, { callId, pollId }));
  }
}
