import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { BASE_PATH } from '@foyer/contracts/identity';

import { FirstSignIn } from '#contexts/identity';
import { ProcessRoles } from '../../platform/cluster/process-roles/process-roles.js';
import { Welcome } from '#platform/operations/start';
import { portals } from '#contexts/portals';

/** Says at each start where visitors ring, and while no one can administer yet, how to get in. */
@Injectable()
export class WelcomeTheAdministrator implements OnApplicationBootstrap {
  constructor(
    private readonly welcome: Welcome,
    private readonly signIn: FirstSignIn,
    private readonly queries: QueryBus,
    private readonly processRoles: ProcessRoles,
  ) {}

  onApplicationBootstrap(): void {
    this.welcome.add('Portal', async (origin) => {
      const { rows } = await this.queries.execute(
        new portals.Find({
          criteria: { deactivated: false },
          sort: { createdAt: 1 },
          window: { skip: 0, limit: 1 },
        }),
      );
      const [portal] = rows;
      return portal && `${origin}${BASE_PATH}/web-client-v2/queue/${portal.shortlink}`;
    });
    // Each issue puts out the one before, so that only one process may say it.
    if (!this.processRoles.runsBackgroundJobs) return;
    this.welcome.add('First sign-in', async (origin) => {
      const token = await this.signIn.token();
      // Behind the hash it is sent to no server and appears in no log.
      return token && `${origin}${BASE_PATH}/auth/first-sign-in#token=${token}`;
    });
  }
}
