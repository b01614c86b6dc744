import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { Clock } from '#platform/clock';
import { provideCommands, provideJobs, provideQueries, provideReactions } from '#platform/cqrs';
import { JobsModule } from '#platform/cqrs/jobs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { FilesModule } from '#platform/stores/files';
import { CallOriginsModule } from '#contexts/calls';
import { findProgram, MediaRelays, recordingsFolder, type MediaParts } from '#contexts/media';
import { AdminRecordingsController } from './api/admin-recordings.controller.js';
import { RecordingCallsController } from './api/recording-calls.controller.js';
import { RecordingMediaController } from './api/recording-media.controller.js';
import { RecordingsGateway } from './api/recordings.gateway.js';
import * as commands from './commands.js';
import { Mixer, proberBeside } from './adapters/mixer.js';
import { RawTracks } from './adapters/raw-tracks.js';
import { RecordingSpace } from './adapters/recording-space.js';
import * as queries from './queries.js';
import {
  DeleteRecordingsOfPeopleWhoAreForgotten,
  DeleteRecordingsThatHaveExpired,
} from './reactions/delete-recordings.js';
import { KeepRecordingsAsTheirCallsDecide } from './reactions/keep-recordings-as-their-calls-decide.js';
import { MixARecording } from './reactions/mix-a-recording.js';
import { SealTracksThatHaveEnded } from './reactions/seal-tracks-that-have-ended.js';
import { CallRecorder } from './recorder/call-recorder.js';
import { FollowRecordedCalls } from './recorder/follow-recorded-calls.js';
import { WatchRecordingSpace } from './recorder/watch-recording-space.js';

/** Recordings of calls: the consents, the recorded streams, and the kept files. */
@Module({})
export class RecordingsModule {
  /** @param calls the module of calls that the program has, whose conferences are recorded */
  static with({ settings, dataFolder }: MediaParts, calls: DynamicModule): DynamicModule {
    const folder = recordingsFolder(settings, dataFolder);
    const programs = async () => {
      const ffmpeg = settings.FFMPEG_PROGRAM ?? (await findProgram('ffmpeg'));
      const janusPpRec = settings.JANUS_PP_REC_PROGRAM ?? (await findProgram('janus-pp-rec'));
      return { ffmpeg, janusPpRec, ffprobe: ffmpeg && proberBeside(ffmpeg) };
    };
    return {
      module: RecordingsModule,
      imports: [CallOriginsModule, CqrsModule, FilesModule, JobsModule, ReactionsModule, calls],
      controllers: [AdminRecordingsController, RecordingCallsController, RecordingMediaController],
      providers: [
        ...provideCommands(commands),
        ...provideQueries(queries),
        ...provideJobs({ MixARecording }),
        ...provideReactions([
          DeleteRecordingsOfPeopleWhoAreForgotten,
          DeleteRecordingsThatHaveExpired,
          KeepRecordingsAsTheirCallsDecide,
          SealTracksThatHaveEnded,
        ]),
        CallRecorder,
        FollowRecordedCalls,
        RecordingsGateway,
        WatchRecordingSpace,
        { provide: Mixer, useFactory: () => new Mixer(folder, programs) },
        {
          provide: RawTracks,
          inject: [Clock],
          useFactory: (clock: Clock) => new RawTracks(folder, clock),
        },
        {
          provide: RecordingSpace,
          inject: [MediaRelays],
          useFactory: (relays: MediaRelays) => new RecordingSpace(folder, settings, relays),
        },
      ],
    };
  }
}
