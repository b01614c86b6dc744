import { Controller, Headers } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { permits } from '@foyer/contracts/identity';
import { recordingRoutes } from '@foyer/contracts/recordings';
import { fullPath } from '@foyer/contracts/schema';
import type { RecordingDocument } from '@foyer/projections/recordings';

import { Rejected, type Actor } from '#platform/cqrs';
import { Spends } from '#platform/http/admission';
import {
  Answer,
  attachment,
  Input,
  MediaCookies,
  partOf,
  Serves,
  type InputOf,
} from '#platform/http';
import { FindRecording, ReadRecording } from '../queries.js';

type In<Name extends keyof typeof recordingRoutes> = InputOf<(typeof recordingRoutes)[Name]>;

/**
 * The number of parts that are read for one person within this time, in seconds; each jump in a
 * player is one.
 */
const READ = { points: 300, seconds: 60 };

/** The recordings themselves. */
@Controller()
export class RecordingMediaController {
  constructor(
    private readonly queries: QueryBus,
    private readonly cookies: MediaCookies,
  ) {}

  /**
   * Elements that play media send no headers, but cookies: of this one, to its own recording alone,
   * for a short while.
   */
  @Serves(recordingRoutes.openRecordingMedia)
  async open(
    @Input() { params, actor }: In<'openRecordingMedia'>,
    @Headers('authorization') authorization: string | undefined,
    @Headers('x-forwarded-proto') protocol: string | undefined,
  ) {
    await this.#readable(params.id, actor);
    const address = fullPath(recordingRoutes.getRecordingMedia).replace('{id}', params.id);
    const cookie = await this.cookies.set(authorization ?? '', address, protocol === 'https');
    return new Answer({ address }, { headers: { 'set-cookie': cookie } });
  }

  @Serves(recordingRoutes.getRecordingMedia)
  @Spends(READ)
  async media(
    @Input() { params, actor }: In<'getRecordingMedia'>,
    @Headers('range') range: string | undefined,
  ) {
    const { size, fileName, mediaType, ...found } = await this.#readable(params.id, actor);
    const { status, first, last, headers } = partOf(size, range);
    const content = await this.queries.execute(
      new ReadRecording({ recordingId: found._id, hash: found.hash, size, first, last }),
    );
    return new Answer(content, {
      status,
      headers: { ...attachment(fileName, mediaType), ...headers },
    });
  }

  /** To those who may not play it, a recording is not there. */
  async #readable(recordingId: string, actor: Actor) {
    const found = await this.queries.execute(new FindRecording(recordingId));
    if (!mayPlay(found, actor)) throw new Rejected('RECORDING_NOT_FOUND');
    const { size, hash } = found;
    if (size === null || hash === null) throw new Rejected('RECORDING_NOT_READY');
    return { ...found, size, hash };
  }
}

function mayPlay({ readerIds }: RecordingDocument, { id, role }: Actor): boolean {
  return (role !== 'system' && permits('recordings.read-all', role)) || readerIds.includes(id);
}
