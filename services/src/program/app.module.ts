import { Module, type DynamicModule } from '@nestjs/common';

import { AuditModule } from '../contexts/audit/index.js';
import { CalendarModule } from '../contexts/calendar/index.js';
import { BoardModule } from '../contexts/board/index.js';
import { CallsModule, type MediaParts } from '../contexts/calls/index.js';
import { ChatModule } from '../contexts/chat/index.js';
import { DevicesModule } from '../contexts/devices/index.js';
import { DocumentsModule } from '../contexts/documents/index.js';
import { IdentityModule } from '../contexts/identity/index.js';
import { JobAdministrationModule } from '../contexts/jobs/index.js';
import { PaymentsModule } from '../contexts/payments/index.js';
import { PlatformModule, type PlatformCore } from '../platform/index.js';
import { PortalsModule } from '../contexts/portals/index.js';
import { RecordingsModule } from '../contexts/recordings/index.js';
import { SettingsModule } from '../contexts/settings/index.js';
import { SessionsModule } from '../contexts/sessions/index.js';
import { SmartMeetModule } from '../contexts/smart-meet/index.js';
import { StatisticsModule } from '../contexts/statistics/index.js';
import { VisitsModule } from '../contexts/visits/index.js';
import { FirstRunModule } from './first-run/first-run.module.js';

/** The whole program: every context on one platform. */
@Module({})
export class AppModule {
  static on(core: PlatformCore, media: MediaParts): DynamicModule {
    const calls = CallsModule.with(media);
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(core),
        SettingsModule,
        IdentityModule,
        PortalsModule,
        VisitsModule,
        calls,
        RecordingsModule.with(media, calls),
        SmartMeetModule.with(calls),
        SessionsModule,
        CalendarModule,
        DocumentsModule,
        ChatModule,
        BoardModule,
        DevicesModule,
        PaymentsModule,
        StatisticsModule,
        AuditModule,
        JobAdministrationModule,
        FirstRunModule,
      ],
    };
  }
}
