import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideJobs, provideQueries, provideReactions } from '#platform/cqrs';
import { JobsModule } from '#platform/cqrs/jobs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { FilesModule } from '#platform/stores/files';
import { ENVIRONMENT, type Environment } from '#platform/tokens';
import { CaptionsGateway } from './api/captions.gateway.js';
import { ReadableSmartMeets } from './api/readable-smart-meets.js';
import { SmartMeetController } from './api/smart-meet.controller.js';
import { SmartMeetGateway } from './api/smart-meet.gateway.js';
import { Captions } from './captions/captions.js';
import { ShowTranscripts } from './captions/show-transcripts.js';
import { SpeechBudget } from './captions/speech-budget.js';
import * as commands from './commands.js';
import { openChatModel, openSpeechRecognizer } from './open-services.js';
import { ChatModel } from './ports/chat-model.js';
import { SpeechRecognizer } from './ports/speech-recognizer.js';
import * as queries from './queries.js';
import { AskForTheSummaryOfAFinishedTranscript } from './reactions/ask-for-the-summary-of-a-finished-transcript.js';
import { KeepTranscriptsAsTheirCallsDecide } from './reactions/keep-transcripts-as-their-calls-decide.js';
import { MakeASummary } from './reactions/make-a-summary.js';
import {
  DeleteTranscriptsThatHaveExpired,
  DiscardSummariesOfPeopleWhoAreForgotten,
  ScrubWordsThatWereRemoved,
} from './reactions/remove-what-may-not-be-kept.js';
import { SetUpSince } from './reactions/set-up-since.js';

/**
 * Captions and transcripts of calls: who agrees, what they say, and what is made of it afterwards.
 */
@Module({})
export class SmartMeetModule {
  /** @param calls the module of calls that the program has */
  static with(calls: DynamicModule): DynamicModule {
    return {
      module: SmartMeetModule,
      imports: [CqrsModule, FilesModule, JobsModule, ReactionsModule, calls],
      controllers: [SmartMeetController],
      providers: [
        ...provideCommands(commands),
        ...provideQueries(queries),
        ...provideJobs({ MakeASummary }),
        ...provideReactions([
          AskForTheSummaryOfAFinishedTranscript,
          DeleteTranscriptsThatHaveExpired,
          DiscardSummariesOfPeopleWhoAreForgotten,
          KeepTranscriptsAsTheirCallsDecide,
          ScrubWordsThatWereRemoved,
        ]),
        Captions,
        CaptionsGateway,
        ReadableSmartMeets,
        SetUpSince,
        ShowTranscripts,
        SmartMeetGateway,
        SpeechBudget,
        {
          provide: ChatModel,
          inject: [ENVIRONMENT],
          useFactory: (all: Environment) => openChatModel(all),
        },
        {
          provide: SpeechRecognizer,
          inject: [ENVIRONMENT],
          useFactory: (all: Environment) => openSpeechRecognizer(all),
        },
      ],
    };
  }
}
