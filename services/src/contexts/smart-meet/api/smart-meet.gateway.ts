import { CommandBus } from '@nestjs/cqrs';
import { smartMeetRoutes } from '@foyer/contracts/smart-meet';

import { Freshness } from '#platform/cqrs/projections';
import { Spends } from '#platform/http/admission';
import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { RequestSummary } from '../commands.js';
import { ReadableSmartMeets } from './readable-smart-meets.js';

const { requestSmartMeetTranslation } = smartMeetRoutes;

const REQUESTS = { burst: 10, perSecond: 0.1 };

/** Asks for what is made of transcripts. */
@Gateway('main')
export class SmartMeetGateway {
  constructor(
    private readonly commands: CommandBus,
    private readonly freshness: Freshness,
    private readonly readable: ReadableSmartMeets,
  ) {}

  @Listens(requestSmartMeetTranslation)
  @Spends(REQUESTS)
  async request({ payload, actor, context }: MessageInput<typeof requestSmartMeetTranslation>) {
    const { callDetailId: callId, language } = payload;
    await this.readable.require(callId, actor);
    const { position } = await this.commands.execute(
      new RequestSummary(context, { callId, language, by: actor.id }),
    );
    await this.freshness.waitFor(position, ['transcripts']);
    return { smartMeet: await this.readable.show(callId, actor) };
  }
}
