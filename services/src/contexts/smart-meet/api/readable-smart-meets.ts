import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { permits } from '@foyer/contracts/identity';
import type { SmartMeet } from '@foyer/contracts/smart-meet';
import type { TranscriptDocument } from '@foyer/projections/smart-meet';

import { Rejected, type Actor } from '#platform/cqrs';
import { FindTranscript, ShowSmartMeet } from '../queries.js';

/**
 * Transcripts, for members who were in the call and for those who may read all. To others one is
 * not there.
 */
@Injectable()
export class ReadableSmartMeets {
  constructor(private readonly queries: QueryBus) {}

  /** @throws Rejected TRANSCRIPT_NOT_FOUND */
  async require(callId: string, { id, role }: Actor): Promise<TranscriptDocument> {
    const found = await this.queries.execute(new FindTranscript(callId));
    const readsAll = role !== 'system' && permits('recordings.read-all', role);
    if (!readsAll && !found.readerIds.includes(id)) throw new Rejected('TRANSCRIPT_NOT_FOUND');
    return found;
  }

  async show(callId: string, actor: Actor): Promise<SmartMeet> {
    const transcript = await this.require(callId, actor);
    return this.queries.execute(new ShowSmartMeet({ transcript, readerId: actor.id }));
  }
}
