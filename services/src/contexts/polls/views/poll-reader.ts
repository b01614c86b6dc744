import { Inject, Injectable } from '@nestjs/common';
import type { CallRecord } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';
import type { PollDocument } from '@foyer/projections/polls';

import type { Actor } from '#platform/cqrs';
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

  /** True for a person who was in a call. */
  async wasIn(callId: string, { id }: Actor): Promise<boolean> {
    const joiners = (await this.#record(callId))?.joiners ?? [];
    return joiners.some(({ joinerId }) => joinerId === id);
  }

  async names(callId: string): Promise<Names> {
    const joiners = (await this.#record(callId))?.joiners ?? [];
    return new Map(
      joiners.flatMap(({ joinerId, displayName }) =>
        displayName === null || displayName === '' ? [] : [[joinerId, displayName] as const],
      ),
    );
  }

  #record(callId: string): Promise<CallRecord | null> {
    return this.store.collection<CallRecord>('calls').findOne({ _id: callId });
  }
}
