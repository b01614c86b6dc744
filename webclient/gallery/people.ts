import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { groupRoutes, guestRoutes, memberRoutes, outboxRoutes } from '@foyer/contracts/identity';
import { v7 as newId } from 'uuid';

import { eventually } from '../../tools/journeys/harness/eventually.js';
import type { Stage } from '../../tools/journeys/harness/stage.js';

/** People in addition to the staff, by the links that lead to them. */
export interface People {
  readonly group: string;
  readonly guest: string;
  readonly mail: string;
}

const GUESTS = [
  ['Katharina', 'Vogel', '+49 301 234 5678'],
  ['Emmanuel', 'Dubois', '+33 142 685 3001'],
  ['Alessia', 'Conti', '+39 066 982 1234'],
] as const;

const INVITED = [
  ['Tomasz', 'Zieliński', 'member'],
  ['Amira', 'Haddad', 'support'],
] as const;

/** Groups, guests, people who were invited, and one who has left. */
export async function addPeople(
  stage: Stage,
  groupNames: readonly string[],
  staff: readonly string[],
): Promise<People> {
  const api = await stage.api();
  let [group, guest] = ['', ''];
  for (const [index, name] of groupNames.entries()) {
    group = newId();
    const memberIds = staff.slice(index, index + 3);
    await api.call(groupRoutes.groupResource.create, { body: { id: group, name, memberIds } });
  }
  for (const [firstName, lastName, phone] of GUESTS) {
    guest = newId();
    const email = `${lastName.toLowerCase()}@example.org`;
    await api.call(guestRoutes.adminGuests.create, {
      body: { id: guest, firstName, lastName, email, phone },
    });
  }
  return { group, guest, mail: await invite(stage) };
}

/** @returns the id of the newest mail */
async function invite(stage: Stage): Promise<string> {
  const api = await stage.api();
  const users = INVITED.map(([firstName, lastName, role]) => {
    const userName = firstName.toLowerCase() + '.new';
    return { _id: newId(), firstName, lastName, userName, email: `${userName}@example.org`, role };
  });
  const former = { ...users[0], _id: newId(), firstName: 'Sofia', lastName: 'Bergström' };
  const left = {
    ...former,
    userName: 'sofia.b',
    email: 'sofia@example.org',
    role: 'member' as const,
  };
  await api.call(memberRoutes.inviteMembers, {
    body: { users: [...users, left], inviteBaseURL: stage.server.origin },
  });
  await eventually('the mails', async () => {
    const files = await readdir(join(stage.server.folder, 'outbox')).catch(() => []);
    return files.filter((file) => file.endsWith('.eml')).length === users.length + 1;
  });
  await api.call(memberRoutes.deleteMembers, { body: { deleteUsers: [left._id] } });
  const [mail] = await api.call(outboxRoutes.adminListOutbox, {});
  return mail?.id ?? '';
}
