import { Module } from '@nestjs/common';

import { TimelineController } from './api/timeline.controller.js';
import { CallTimeline } from './queries/call-timeline.js';

/** Looking back. */
@Module({ controllers: [TimelineController], providers: [CallTimeline] })
export class AuditModule {}
