import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { recordingRoutes } from '@foyer/contracts/recordings';

import { Rejected, seenIn } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Input, listedRecords, Serves, sortOf, windowOf, type InputOf } from '#platform/http';
import { DeleteRecording, RequestMix, SetRetention } from '../commands.js';
import { FindRecording, GetRetention, recordings, ShowRecordings } from '../queries.js';

type In<Name extends 'mixRecordingAgain' | 'getRetention' | 'setRetention'> = InputOf<
  (typeof recordingRoutes)[Name]
>;
type Of<Verb extends 'list' | 'get' | 'delete'> = InputOf<
  (typeof recordingRoutes.recordingResource)[Verb]
>;
const { recordingResource } = recordingRoutes;
const READ_MODEL = ['recordings'];

/** Recordings as the console's data provider wants them, and how long they are kept. */
@Controller()
export class AdminRecordingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(recordingResource.list)
  async list(@Input() { query }: Of<'list'>) {
    const { id: ids, ...criteria } = query.filter ?? {};
    const window = windowOf(query.range);
    const sort = sortOf(query.sort, ['date', 'DESC']);
    const found = await this.queries.execute(new recordings.Find({ ids, criteria, sort, window }));
    const rows = await this.queries.execute(new ShowRecordings(found.rows));
    return listedRecords(recordingResource.name, { rows, total: found.total }, window);
  }

  @Serves(recordingResource.get)
  async get(@Input() { params }: Of<'get'>) {
    return this.#shown(params.id);
  }

  @Serves(recordingResource.delete)
  async delete(@Input() { params, actor, context }: Of<'delete'>) {
    const before = await this.#shown(params.id);
    const { callDetailId: callId, _id: recordingId } = before;
    const { position } = await this.commands.execute(
      new DeleteRecording(context, { callId, recordingId, by: actor.id, reason: 'asked' }),
    );
    await this.freshness.waitFor(position, READ_MODEL);
    return before;
  }

  @Serves(recordingRoutes.mixRecordingAgain)
  async mixAgain(@Input() { params, actor, context }: In<'mixRecordingAgain'>) {
    const { callId, _id: recordingId } = await this.queries.execute(new FindRecording(params.id));
    const { position } = await this.commands.execute(
      new RequestMix(context, { callId, recordingId, by: actor.id }),
    );
    await this.freshness.waitFor(position, READ_MODEL);
    return this.#shown(recordingId);
  }

  @Serves(recordingRoutes.getRetention)
  async retention() {
    return this.queries.execute(new GetRetention());
  }

  @Serves(recordingRoutes.setRetention)
  async setRetention(@Input() { body, actor, context }: In<'setRetention'>) {
    const set = { days: body.days, by: actor.id, seen: seenIn(body) };
    await this.commands.execute(new SetRetention(context, set));
    return this.queries.execute(new GetRetention());
  }

  async #shown(recordingId: string) {
    const found = await this.queries.execute(new FindRecording(recordingId));
    const [shown] = await this.queries.execute(new ShowRecordings([found]));
    if (!shown) throw new Rejected('RECORDING_NOT_FOUND');
    return shown;
  }
}
