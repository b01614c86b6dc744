import { makeClient } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { v7 as newId } from 'uuid';
import { choosePassword, FIRST_PASSWORD } from '../../clients/choose-password.js';
import { firstSignIn } from '../../clients/first-sign-in.js';
import type { ServerProcess } from '../../server-process.js';
import type { Agent } from './simulated-office.js';

const PASSWORD = 'Torture-2026!x';
const NAMES = ['Ada', 'Ben', 'Cleo'] as const;

/** The administrator, and the agents of all portals. */
export class Staff {
  private constructor(
    private readonly token: string,
    readonly agents: readonly Agent[],
  ) {}

  /** Makes all members, on a server that was never used before. */
  static async hire(server: ServerProcess): Promise<Staff> {
    const { origin } = server;
    const token = await firstSignIn(server, PASSWORD);
    const client = makeClient({ origin, token: () => token });
    const agents: Agent[] = [];
    for (const firstName of NAMES) {
      const id = newId();
      const userName = `agent.${firstName.toLowerCase()}`;
      const person = { id, firstName, lastName: 'Example', userName, role: 'member' } as const;
      await client.call(identityRoutes.adminMembers.create, {
        body: { ...person, email: `${userName}@example.org`, password: FIRST_PASSWORD },
      });
      const own = await choosePassword(origin, userName, PASSWORD);
      agents.push({ id, name: `${firstName} Example`, token: own, visitId: undefined });
    }
    return new Staff(token, agents);
  }

  /** Portals to which all agents belong. */
  async openPortals(origin: string, count: number): Promise<readonly string[]> {
    const client = makeClient({ origin, token: () => this.token });
    const ids = Array.from({ length: count }, () => newId());
    const memberIds = this.agents.map(({ id }) => id);
    for (const id of ids) {
      const portal = { id, name: `Portal ${id.slice(-6)}`, memberIds, deactivated: false };
      await client.call(portalRoutes.adminPortals.create, { body: portal });
    }
    return ids;
  }
}
