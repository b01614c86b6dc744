import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { IdentityModule } from '../identity/index.js';
import { PortalsModule } from '../portals/index.js';
import { FirstRun } from './first-run.js';
import { PrepareTheFirstRun } from './prepare-the-first-run.js';
import { WelcomeTheAdministrator } from './welcome-the-administrator.js';

/** What happens at a start on an empty log, and until somebody can administer. */
@Module({
  imports: [CqrsModule, IdentityModule, PortalsModule],
  providers: [FirstRun, PrepareTheFirstRun, WelcomeTheAdministrator],
})
export class FirstRunModule {}
