import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideQueries } from '#platform/cqrs';
import { DocumentsController } from './api/documents.controller.js';
import { ExportsController } from './api/exports.controller.js';
import { SearchController } from './api/search.controller.js';
import { TimelineController } from './api/timeline.controller.js';
import * as commands from './commands/record-look.js';
import { CallTimeline } from './queries/call-timeline.js';
import { FindSubjects } from './queries/find-subjects.js';
import { TravelInTime } from './queries/travel-in-time.js';

/** Looking back. */
@Module({
  imports: [CqrsModule],
  controllers: [TimelineController, SearchController, DocumentsController, ExportsController],
  providers: [
    ...provideCommands(commands),
    ...provideQueries({ FindSubjects }),
    CallTimeline,
    TravelInTime,
  ],
})
export class AuditModule {}
