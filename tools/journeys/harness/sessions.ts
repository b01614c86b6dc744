import { sessionChangeRoutes, sessionRoutes } from '@foyer/contracts/sessions';
import type { Page } from 'playwright-core';
import { v7 as newId } from 'uuid';

import type { Agent } from './cast.js';
import type { Served } from './served.js';
import type { Stage } from './stage.js';

interface Room {
  readonly sessionName: string;
  readonly accessMode?: 'open' | 'pin' | 'knock';
  readonly pin?: string;
}

/** Makes a public session of an agent, with a colleague who may speak in it. */
export async function makeSession(
  stage: Stage<Served>,
  by: Agent,
  other: Agent,
  { sessionName, accessMode = 'open', pin }: Room,
) {
  const api = await stage.api(by.token);
  const session = await api.call(sessionRoutes.createSession, {
    body: {
      ...{ _id: newId(), sessionName, sessionType: 'public' },
      members: [{ memberId: other.id, role: 'presenter' }],
      ...(pin !== undefined && { pin }),
    },
  });
  if (accessMode !== 'open') {
    const body = { sessionId: session._id, accessMode };
    await api.call(sessionChangeRoutes.updateAccessSettings, { body });
  }
  return session;
}

/** Comes to a session by its link, without an account. */
export async function comeAsGuest(page: Page, sessionNameId: string, name: string): Promise<void> {
  await page.goto(`/vblh/live-session/${sessionNameId}/`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Enter as a guest' }).click();
}
