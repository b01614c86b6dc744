import { Inject, Injectable } from '@nestjs/common';
import type { MeetingCall } from '@foyer/contracts/calendar';
import type { CallRecord } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';

import { READ_STORE } from '#platform/tokens';

/** A series of years shows no more of them than a person looks through. */
const SHOWN = 50;

/** Lists the past calls of meetings from the read model of calls. */
@Injectable()
export class PastCalls {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  /** Those of a meeting that are over and in which a member was, the newest first. */
  async of(meetingId: string, memberId: string): Promise<readonly MeetingCall[]> {
    const found = await this.store.collection<CallRecord>('calls').find({
      ...{ originId: meetingId, type: 'meeting', state: 'ended' },
      'joiners.joinerId': memberId,
    });
    return found
      .flatMap(({ _id, startedAt, endedAt }) =>
        startedAt === null || endedAt === null ? [] : [{ callDetailId: _id, startedAt, endedAt }],
      )
      .sort((a, b) => b.startedAt.localeCompare(a.startedAt))
      .slice(0, SHOWN);
  }
}
