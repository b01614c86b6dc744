import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideQueries } from '#platform/cqrs';
import { DocumentsController } from './api/documents.controller.js';
import { ExportsController } from './api/exports.controller.js';
import { SearchController } from './api/search.controller.js';
import { TimelineController } from './api/timeline.controller.js';
import * as commands from './domain/record-look.command.js';
import { CallTimeline } from './views/call-timeline.js';
import { FindSubjects } from './views/find-subjects.js';
import { TravelInTime } from './views/travel-in-time.js';

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
