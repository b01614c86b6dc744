import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { ReactionsModule } from '../platform/reactions/index.js';
import { AdminCallsController } from './api/admin-calls.controller.js';
import { CallsController } from './api/calls.controller.js';
import {
  EndCallHandler,
  JoinCallHandler,
  LeaveCallHandler,
  LoseConnectionHandler,
  LoseRelayHandler,
  RestoreRelayHandler,
  StartStreamHandler,
  StopStreamHandler,
} from './commands/index.js';
import { ConferenceModule } from './conference.module.js';
import { ReadCallsUnderWay } from './infra/read-calls-under-way.js';
import type { MediaParts } from './media.module.js';
import { CallsUnderWay } from './ports/calls-under-way.js';
import { FindCallsHandler, GetCallHandler } from './queries/index.js';
import { EndACallThatNobodyReturnedTo } from './reactions/end-a-call-that-nobody-returned-to.js';

/** Calls: who is in them, how they are heard and seen, and what is kept of them. */
@Module({})
export class CallsModule {
  static with(parts: MediaParts): DynamicModule {
    return {
      module: CallsModule,
      imports: [CqrsModule, ConferenceModule.with(parts), ReactionsModule],
      controllers: [AdminCallsController, CallsController],
      providers: [
        EndACallThatNobodyReturnedTo,
        EndCallHandler,
        FindCallsHandler,
        GetCallHandler,
        JoinCallHandler,
        LeaveCallHandler,
        LoseConnectionHandler,
        LoseRelayHandler,
        RestoreRelayHandler,
        StartStreamHandler,
        StopStreamHandler,
        { provide: CallsUnderWay, useClass: ReadCallsUnderWay },
      ],
    };
  }
}
