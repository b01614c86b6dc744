import { makeClient } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { v7 as newId } from 'uuid';
import { choosePassword, FIRST_PASSWORD } from '../clients/choose-password.js';
import type { ServerProcess } from '../server-process.js';

const PASSWORD = 'Load-Test-2026!';

/** How large an office is. */
export interface OfficeSize {
  readonly portals: number;
  readonly agents: number;
}

/** The input of the scenarios; see `load-tests/k6/journey/office.ts`. */
export interface Office {
  readonly origin: string;
  readonly portalIds: readonly string[];
  readonly agents: readonly string[];
  readonly password: string;
}

/**
 * Opens an office by the API, as its administrator would: portals that are open, and agents who
 * belong to all of them.
 */
export async function openOffice(
  { origin, signInToken = '' }: ServerProcess,
  { portals, agents }: OfficeSize,
): Promise<Office> {
  const { token } = await makeClient({ origin }).call(identityRoutes.redeemSignInLink, {
    body: { token: signInToken, password: PASSWORD },
  });
  const client = makeClient({ origin, token: () => token });
  const staff = Array.from({ length: agents }, (_, index) => ({
    id: newId(),
    userName: `agent.${index + 1}`,
  }));
  for (const { id, userName } of staff) {
    const body = {
      id,
      userName,
      firstName: 'Agent',
      lastName: userName,
      email: `${userName}@example.org`,
      role: 'member' as const,
      password: FIRST_PASSWORD,
    };
    await client.call(identityRoutes.adminMembers.create, { body });
    await choosePassword(origin, userName, PASSWORD);
  }
  const portalIds = Array.from({ length: portals }, () => newId());
  for (const [index, id] of portalIds.entries()) {
    const body = {
      id,
      name: `Portal ${index + 1}`,
      timeZone: 'UTC',
      memberIds: staff.map((agent) => agent.id),
      deactivated: false,
    };
    await client.call(portalRoutes.adminPortals.create, { body });
  }
  return { origin, portalIds, agents: staff.map(({ userName }) => userName), password: PASSWORD };
}
