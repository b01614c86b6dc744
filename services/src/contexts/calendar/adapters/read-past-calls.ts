import { Inject, Injectable } from '@nestjs/common';
import type { MeetingCall } from '@foyer/contracts/calendar';
import type { CallRecord } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';

import { READ_STORE } from '#platform/tokens';
import { PastCalls } from '../ports/past-calls.js';

/** A series of years shows no more of them than a person looks through. */
const SHOWN = 50;

/** Calls as the read model of calls has them. */
@Injectable()
export class ReadPastCalls extends PastCalls {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {
    super();
  }

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
