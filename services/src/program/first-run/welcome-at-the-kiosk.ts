import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { BASE_PATH } from '@foyer/contracts/identity';

import { portals } from '#contexts/portals';
import { ProcessRoles } from '../../platform/cluster/process-roles/process-roles.js';
import { readSettings } from '#platform/config';
import { Welcome } from '#platform/operations/start';
import { ENVIRONMENT, type Environment } from '#platform/tokens';
import { languageOfMachine } from './demonstration.js';
import { DemonstrationDevice } from './demonstration-device.js';
import { DemonstrationKiosk } from './demonstration-kiosk.js';
import { demonstrationSettings } from './demonstration-settings.js';

const NAMES = { en: 'Demonstration kiosk', de: 'Kiosk zum Ausprobieren' } as const;

/** Says at a start where a kiosk can be tried, where that was asked for. */
@Injectable()
export class WelcomeAtTheKiosk implements OnApplicationBootstrap {
  constructor(
    private readonly welcome: Welcome,
    private readonly device: DemonstrationDevice,
    private readonly kiosk: DemonstrationKiosk,
    private readonly queries: QueryBus,
    private readonly processRoles: ProcessRoles,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onApplicationBootstrap(): void {
    const { DEMO_DEVICE: wanted } = readSettings(demonstrationSettings, this.environment);
    // Each key puts out the one before, so that only one process may say it.
    if (wanted === 'false' || !this.processRoles.runsBackgroundJobs) return;
    this.welcome.add('Kiosk', async (origin) => {
      const { rows } = await this.queries.execute(
        new portals.Find({
          criteria: { deactivated: false },
          sort: { createdAt: 1 },
          window: { skip: 0, limit: 1 },
        }),
      );
      const [portal] = rows;
      if (portal === undefined) return undefined;
      const name = NAMES[languageOfMachine(this.environment)];
      const key = await this.device.issueKey(portal._id, name);
      if (wanted === 'agent') return this.kiosk.start(origin, key);
      // Behind the hash it is sent to no server and appears in no log; the page takes it out of the
      // address.
      return `${origin}${BASE_PATH}/device-client#key=${key}`;
    });
  }
}
