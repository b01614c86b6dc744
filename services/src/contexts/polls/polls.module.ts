import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideQueries, provideReactions } from '#platform/cqrs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { provideLiveViews } from '#platform/realtime';
import { BallotBoxes } from './adapters/ballot-boxes.js';
import { PollExportsController } from './api/poll-exports.controller.js';
import { PollsGateway } from './api/polls.gateway.js';
import * as commands from './commands.js';
import * as queries from './queries.js';
import { ClosePollsWithTheirCall } from './reactions/close-polls-with-their-call.js';
import { EmptyBallotBoxesThatWereCounted } from './reactions/empty-ballot-boxes-that-were-counted.js';
import { livePolls } from './views/live-polls.js';
import { PollReader } from './views/poll-reader.js';

/** Lets people in a call vote, openly or in secret. */
@Module({
  imports: [CqrsModule, ReactionsModule],
  controllers: [PollExportsController],
  providers: [
    ...provideCommands(commands),
    ...provideQueries(queries),
    ...provideLiveViews({ livePolls }),
    ...provideReactions([ClosePollsWithTheirCall, EmptyBallotBoxesThatWereCounted]),
    BallotBoxes,
    PollReader,
    PollsGateway,
  ],
})
export class PollsModule {}
