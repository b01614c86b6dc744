import { Module, type DynamicModule } from '@nestjs/common';

import { AuditModule } from './audit/index.js';
import { CallsModule, type MediaParts } from './calls/index.js';
import { FirstRunModule } from './first-run/index.js';
import { IdentityModule } from './identity/index.js';
import { PlatformModule, type PlatformCore } from './platform/index.js';
import { PortalsModule } from './portals/index.js';
import { VisitsModule } from './visits/index.js';

/** The whole program: every context on one platform. */
@Module({})
export class AppModule {
  static on(core: PlatformCore, media: MediaParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(core),
        IdentityModule,
        PortalsModule,
        VisitsModule,
        CallsModule.with(media),
        AuditModule,
        FirstRunModule,
      ],
    };
  }
}
