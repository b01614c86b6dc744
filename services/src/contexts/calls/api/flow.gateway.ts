import { flowMessages } from '@foyer/contracts/calls';

import { Spends } from '#platform/http/admission';
import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { Conferences } from '../conference/conferences.js';
import { StreamRepairs } from '../conference/stream-repairs.js';

/** A page says so once a second at most, and twice where two of its tabs change places. */
const REPORTS = { burst: 8, perSecond: 2 };

/** Takes what pages say about how their streams flow. */
@Gateway('conference')
export class FlowGateway {
  constructor(
    private readonly conferences: Conferences,
    private readonly repairs: StreamRepairs,
  ) {}

  @Listens(flowMessages.reportFlow)
  @Spends(REPORTS)
  async report({ payload, socket }: MessageInput<typeof flowMessages.reportFlow>): Promise<void> {
    const { sessionCallId, userCallId } = payload;
    const { conference, slot } = this.conferences.placeOf(socket, sessionCallId, userCallId);
    this.repairs.report(conference, slot, payload);
  }
}
