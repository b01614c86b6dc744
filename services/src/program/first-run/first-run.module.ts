import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { DevicesModule } from '#contexts/devices';
import { IdentityModule } from '#contexts/identity';
import { PortalsModule } from '#contexts/portals';
import { DemonstrationDevice } from './demonstration-device.js';
import { DemonstrationKiosk } from './demonstration-kiosk.js';
import { FirstRun } from './first-run.js';
import { PrepareTheFirstRun } from './prepare-the-first-run.js';
import { WelcomeAtTheKiosk } from './welcome-at-the-kiosk.js';
import { WelcomeTheAdministrator } from './welcome-the-administrator.js';

/** Runs at a start on an empty log, and until a person can administer. */
@Module({
  imports: [CqrsModule, DevicesModule, IdentityModule, PortalsModule],
  providers: [
    FirstRun,
    PrepareTheFirstRun,
    WelcomeTheAdministrator,
    DemonstrationDevice,
    DemonstrationKiosk,
    WelcomeAtTheKiosk,
  ],
})
export class FirstRunModule {}
