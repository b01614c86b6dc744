import { Module, type DynamicModule } from '@nestjs/common';

import { AuditModule } from '#contexts/audit';
import { CalendarModule } from '#contexts/calendar';
import { BoardModule } from '#contexts/board';
import { CallsModule, type MediaParts } from '#contexts/calls';
import { ChatModule } from '#contexts/chat';
import { DevicesModule } from '#contexts/devices';
import { DocumentsModule } from '#contexts/documents';
import { IdentityModule } from '#contexts/identity';
import { IntegrationsModule } from '#contexts/integrations';
import { JobAdministrationModule } from '#contexts/jobs';
import { PaymentsModule } from '#contexts/payments';
import { PlatformModule, type PlatformCore } from '#platform';
import { PollsModule } from '#contexts/polls';
import { PortalsModule } from '#contexts/portals';
import { RecordingsModule } from '#contexts/recordings';
import { SettingsModule } from '#contexts/settings';
import { SessionsModule } from '#contexts/sessions';
import { SmartMeetModule } from '#contexts/smart-meet';
import { StatisticsModule } from '#contexts/statistics';
import { VisitsModule } from '#contexts/visits';
import { WebPushModule } from '#contexts/web-push';
import { BackupsModule } from './backups/backups.module.js';
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
        PollsModule,
        DevicesModule,
        PaymentsModule,
        StatisticsModule,
        AuditModule,
        JobAdministrationModule,
        IntegrationsModule,
        WebPushModule,
        FirstRunModule,
        BackupsModule,
      ],
    };
  }
}
