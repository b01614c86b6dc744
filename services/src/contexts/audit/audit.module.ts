import { Module } from '@nestjs/common';

import { DocumentsController } from './api/documents.controller.js';
import { ExportsController } from './api/exports.controller.js';
import { SearchController } from './api/search.controller.js';
import { TimelineController } from './api/timeline.controller.js';
import { RecordLook } from './commands/record-look.js';
import { CallTimeline } from './queries/call-timeline.js';
import { TravelInTime } from './queries/travel-in-time.js';

/** Looking back. */
@Module({
  controllers: [TimelineController, SearchController, DocumentsController, ExportsController],
  providers: [CallTimeline, TravelInTime, RecordLook],
})
export class AuditModule {}
