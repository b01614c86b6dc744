import { accountRoutes, identityRoutes, type MemberRole } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { eventually } from './eventually.js';
import type { Locator, Page } from 'playwright-core';
import { v7 as newId } from 'uuid';

import type { Served } from './served.js';
import { PASSWORD, type Stage } from './stage.js';

/** A member of staff, made for a journey. */
export interface Agent {
  readonly id: string;
  readonly userName: string;
  readonly lastName: string;
  readonly token: string;
}

/** Of the administrator, who makes the member: it is good for choosing another one only. */
const FIRST_PASSWORD = 'Handed-Over-2026!';

let count = 0;

/** Makes a member who can sign in, and signs in. */
export async function hire(stage: Stage<Served>, role: MemberRole = 'member'): Promise<Agent> {
  count += 1;
  const id = newId();
  const userName = `agent${String(count).padStart(3, '0')}`;
  const lastName = `Agent ${count}`;
  const api = await stage.api();
  await api.call(identityRoutes.adminMembers.create, {
    body: {
      id,
      firstName: 'Kim',
      lastName,
      userName,
      email: `${userName}@example.org`,
      role,
      language: stage.language,
      password: FIRST_PASSWORD,
    },
  });
  const token = await stage.signIn(userName, FIRST_PASSWORD);
  const own = await stage.api(token);
  await own.call(accountRoutes.changePassword, {
    body: { oldPassword: FIRST_PASSWORD, newPassword: PASSWORD },
  });
  return { id, userName, lastName, token };
}

/**
 * Makes a portal that is open and answered by some members.
 * @returns its id and the path of its page
 */
export async function openPortal(
  stage: Stage<Served>,
  members: readonly Agent[],
  changes: Parameters<typeof portalBody>[1] = {},
): Promise<{ id: string; path: string }> {
  const api = await stage.api();
  const id = newId();
  await api.call(portalRoutes.adminPortals.create, {
    body: portalBody(
      id,
      changes,
      members.map((member) => member.id),
    ),
  });
  return { id, path: `/vblh/web-client-v2/queue/${id}` };
}

const portalBody = (
  id: string,
  changes: { readonly name?: string; readonly askClientName?: boolean; readonly pin?: string },
  memberIds: string[] = [],
) => ({
  id,
  name: 'Reception',
  timeZone: 'Europe/Berlin',
  askClientName: false,
  ...changes,
  memberIds,
  deactivated: false,
});

/** Goes through the portal's admission and rings; the visitor waits afterwards. */
export async function ring(
  page: Page,
  path: string,
  asked: { readonly name?: string; readonly pin?: string } = {},
): Promise<void> {
  await page.goto(path);
  if (asked.name !== undefined) await page.getByLabel('Your name').fill(asked.name);
  if (asked.pin !== undefined) await page.getByLabel('PIN').fill(asked.pin);
  await page.getByRole('button', { name: 'Start video call' }).click();
  await page.getByRole('button', { name: 'Ring now' }).click();
  await page.getByRole('button', { name: 'Leave the line' }).waitFor();
}

/** Opens an agent's desk and makes it available. */
export async function openDesk(stage: Stage<Served>, name: string, agent: Agent): Promise<Page> {
  const page = await stage.staffPage(name, agent.token);
  await page.goto('/vblh/desk');
  await page.getByRole('heading', { name: 'Desk' }).waitFor();
  await setAvailability(page, 'Auto');
  return page;
}

/** Ends a call at the desk finally, without waiting until the way back is closed. */
export async function endCall(page: Page): Promise<void> {
  // The head of an open chat has one too, for where it covers the call.
  const now = page.getByTestId('go-now').filter({ visible: true });
  await pressEnd(page, now);
  await now.click();
}

/** Presses the button that ends a call until the page shows the next step. */
export async function pressEnd(page: Page, next: Locator): Promise<void> {
  await eventually('the call was left', async () => {
    // A press soon after one of another button counts as its double click.
    if ((await next.count()) === 0) await page.getByTestId('end-call').click();
    return next.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  });
}

export async function setAvailability(
  page: Page,
  availability: 'Auto' | 'Manual' | 'Away' | 'Offline',
): Promise<void> {
  await page.getByRole('button', { name: /^Availability/ }).click();
  await page.getByRole('menuitemradio', { name: new RegExp(`^${availability}`) }).click();
}
