import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { permits } from '@foyer/contracts/identity';
import { recordingRoutes } from '@foyer/contracts/recordings';

import { Spends } from '#platform/http/admission';
import { Input, paged, Serves, windowOfPage, type InputOf } from '#platform/http';
import { NoteRecordTimes, StartRecording, StopRecording } from '../commands.js';
import { GetRecordingInfo, recordings, ShowRecordings } from '../queries.js';

type In<Name extends keyof typeof recordingRoutes> = InputOf<(typeof recordingRoutes)[Name]>;

/** The number of starts, stops and notes of one person within this time, in seconds. */
const CHANGES = { points: 60, seconds: 60 };

/** Records calls, and lists the recordings of a member's own calls. */
@Controller()
export class RecordingCallsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(recordingRoutes.startRecording)
  @Spends(CHANGES)
  async start(@Input() { body, actor, context }: In<'startRecording'>) {
    const { callDetailId: callId, recordType, shown } = body;
    const start = { callId, recordType, by: actor.id, shown: shown ?? 'none' } as const;
    await this.commands.execute(new StartRecording(context, start));
    return this.queries.execute(new GetRecordingInfo(callId));
  }

  @Serves(recordingRoutes.stopRecording)
  @Spends(CHANGES)
  async stop(@Input() { body: { callDetailId: callId }, actor, context }: In<'stopRecording'>) {
    const stop = { callId, by: actor.id, reason: 'asked' } as const;
    await this.commands.execute(new StopRecording(context, stop));
    return this.queries.execute(new GetRecordingInfo(callId));
  }

  @Serves(recordingRoutes.addRecordTimes)
  @Spends(CHANGES)
  async addTimes(@Input() { body, actor, context }: In<'addRecordTimes'>) {
    const { callDetailId: callId, times } = body;
    await this.commands.execute(new NoteRecordTimes(context, { callId, times, by: actor.id }));
    return this.queries.execute(new GetRecordingInfo(callId));
  }

  @Serves(recordingRoutes.listRecordings)
  async list(@Input() { query, actor }: In<'listRecordings'>) {
    const { callDetailId } = query;
    const readsAll = actor.role !== 'system' && permits('recordings.read-all', actor.role);
    const found = await this.queries.execute(
      new recordings.Find({
        criteria: { callDetailId, ...(!readsAll && { memberId: actor.id }) },
        sort: { date: -1 },
        window: windowOfPage(query),
      }),
    );
    const rows = await this.queries.execute(new ShowRecordings(found.rows));
    return paged({ rows, total: found.total }, query);
  }
}
