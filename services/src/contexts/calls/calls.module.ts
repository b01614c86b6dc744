import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideQueries, provideReactions } from '#platform/cqrs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { provideLiveViews } from '#platform/realtime';
import { AdminCallsController } from './api/admin-calls.js';
import { CallLogController } from './api/call-log.controller.js';
import { CallNotesController } from './api/call-notes.controller.js';
import { CallParticipantsController } from './api/call-participants.controller.js';
import { CallsController } from './api/calls.controller.js';
import { PortalFeedbackController } from './api/portal-feedback.controller.js';
import { SessionCallsController } from './api/session-calls.controller.js';
import { CallOriginsModule } from './call-origins.module.js';
import * as commands from './commands.js';
import { KnockBudget } from './call/knock-budget.service.js';
import { ConferenceModule } from './conference.module.js';
import { CallsUnderWay } from './adapters/calls-under-way.js';
import { RunningSignIns } from './adapters/running-sign-ins.js';
import { liveCallLog } from './views/live-call-log.js';
import { type MediaParts } from '#contexts/media';
import * as queries from './queries.js';
import { AnswerKnocksAsThePlaceIsSet } from './reactions/answer-knocks-as-the-place-is-set.js';
import { EndAbandonedCall } from './reactions/end-abandoned-call.js';
import { GiveThoseInCallsTheirNewNames } from './reactions/give-those-in-calls-their-new-names.js';
import { LeaveCallsWithTheSignIn } from './reactions/leave-calls-with-the-sign-in.js';
import {
  EndTheSupervisionOfAFormerSupervisor,
  RemoveADeactivatedMemberFromCalls,
} from './reactions/remove-those-who-lost-the-right.js';

/** Calls: who is in them, how they are heard and seen, and what is kept of them. */
@Module({})
export class CallsModule {
  static with(parts: MediaParts): DynamicModule {
    const conference = ConferenceModule.with(parts);
    return {
      module: CallsModule,
      imports: [CqrsModule, CallOriginsModule, conference, ReactionsModule],
      exports: [conference],
      controllers: [
        AdminCallsController,
        CallLogController,
        CallNotesController,
        CallParticipantsController,
        // Before the route that takes any id.
        SessionCallsController,
        CallsController,
        PortalFeedbackController,
      ],
      providers: [
        ...provideCommands(commands),
        ...provideQueries(queries),
        ...provideLiveViews({ liveCallLog }),
        ...provideReactions([
          AnswerKnocksAsThePlaceIsSet,
          EndAbandonedCall,
          EndTheSupervisionOfAFormerSupervisor,
          GiveThoseInCallsTheirNewNames,
          LeaveCallsWithTheSignIn,
          RemoveADeactivatedMemberFromCalls,
        ]),
        KnockBudget,
        CallsUnderWay,
        RunningSignIns,
      ],
    };
  }
}
