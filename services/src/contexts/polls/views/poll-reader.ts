import { Inject, Injectable } from '@nestjs/common';
import type { CallRecord } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';
import type { PollDocument } from '@foyer/projections/polls';

import { READ_STORE } from '#platform/tokens';
import type { Names } from './shown-poll.js';

/** Reads the polls of calls, with the names of those in them. */
@Injectable()
export class PollReader {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  /** Newest first. */
  of(callId: string): Promise<readonly PollDocument[]> {
    return this.store
      .collection<PollDocument>('polls')
      .find({ callId }, { sort: { openedAt: -1 } });
  }

  async one(callId: string, pollId: string): Promise<PollDocument | null> {
    return this.store.collection<PollDocument>('polls').findOne({ _id: `${callId}/${pollId}` });
  }

  async names(callId: string): Promise<Names> {
    const record = await this.store.collection<CallRecord>('calls').findOne({ _id: callId });
    const joiners = record?.joiners ?? [];
    return new Map(
      joiners.flatMap(({ joinerId, displayName }) =>
        displayName === null || displayName === '' ? [] : [[joinerId, displayName] as const],
      ),
    );
  }
}
