import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { permits } from '@foyer/contracts/identity';
import { smartMeetRoutes } from '@foyer/contracts/smart-meet';

import { Freshness } from '#platform/cqrs/projections';
import { Spends } from '#platform/http/admission';
import { Input, paged, Serves, windowOfPage, type InputOf } from '#platform/http';
import { DeleteTranscript, WithdrawFromTranscript } from '../commands.js';
import { transcripts } from '../queries.js';
import { ReadableSmartMeets } from './readable-smart-meets.js';

type In<
  Name extends
    | 'smartMeetDetails'
    | 'listTranscripts'
    | 'withdrawFromTranscript'
    | 'deleteTranscript',
> = InputOf<(typeof smartMeetRoutes)[Name]>;

/** The number of reads and changes of one person within this time, in seconds. */
const LOOKS = { points: 120, seconds: 60 };

/** Transcripts of calls and what was made of them, for those who may read them. */
@Controller()
export class SmartMeetController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly readable: ReadableSmartMeets,
  ) {}

  @Serves(smartMeetRoutes.smartMeetDetails)
  @Spends(LOOKS)
  async details(@Input() { body, actor }: In<'smartMeetDetails'>) {
    return { smartMeet: await this.readable.show(body.callDetailId, actor) };
  }

  @Serves(smartMeetRoutes.listTranscripts)
  async list(@Input() { query, actor }: In<'listTranscripts'>) {
    const { callDetailId } = query;
    const readsAll = actor.role !== 'system' && permits('recordings.read-all', actor.role);
    const { rows, total } = await this.queries.execute(
      new transcripts.Find({
        criteria: { callDetailId, ...(!readsAll && { memberId: actor.id }) },
        sort: { startedAt: -1 },
        window: windowOfPage(query),
      }),
    );
    const shown = rows.map(({ _id, startedAt, stoppedAt }) => ({
      ...{ callDetailId: _id, startedAt, endedAt: stoppedAt },
    }));
    return paged({ rows: shown, total }, query);
  }

  @Serves(smartMeetRoutes.withdrawFromTranscript)
  @Spends(LOOKS)
  async withdraw(@Input() { body, actor, context }: In<'withdrawFromTranscript'>) {
    const { callDetailId: callId, shown } = body;
    await this.readable.require(callId, actor);
    const { position } = await this.commands.execute(
      new WithdrawFromTranscript(context, { callId, by: actor.id, shown }),
    );
    await this.freshness.waitFor(position, ['transcripts']);
    return { smartMeet: await this.readable.show(callId, actor) };
  }

  @Serves(smartMeetRoutes.deleteTranscript)
  @Spends(LOOKS)
  async delete(@Input() { body, actor, context }: In<'deleteTranscript'>) {
    const { callDetailId: callId } = body;
    const { position } = await this.commands.execute(
      new DeleteTranscript(context, { callId, by: actor.id, reason: 'asked' }),
    );
    await this.freshness.waitFor(position, ['transcripts']);
    return { smartMeet: await this.readable.show(callId, actor) };
  }
}
