import { QUALITY_REPORT_MS, qualityMessages } from '@foyer/contracts/calls';

import { Spends } from '#platform/http/admission';
import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { Conferences } from '../conference/conferences.js';
import { QualityKeeper } from '../conference/quality-keeper.js';

/** A page whose connection was away has some to make up for. */
const REPORTS = { burst: 6, perSecond: 1_000 / QUALITY_REPORT_MS };

/** Takes what pages count of their own streams. */
@Gateway('conference')
export class QualityGateway {
  constructor(
    private readonly conferences: Conferences,
    private readonly keeper: QualityKeeper,
  ) {}

  @Listens(qualityMessages.reportQuality)
  @Spends(REPORTS)
  async report({
    payload,
    socket,
  }: MessageInput<typeof qualityMessages.reportQuality>): Promise<void> {
    const { sessionCallId, userCallId, streams } = payload;
    const { conference, slot } = this.conferences.placeOf(socket, sessionCallId, userCallId);
    this.keeper.report(conference, slot, streams);
  }
}
