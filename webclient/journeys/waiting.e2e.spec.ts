import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { identityRoutes } from '@foyer/contracts/identity';
import type { Page } from 'playwright-core';

import {
  hire,
  openDesk,
  openPortal,
  ring,
  setAvailability,
  type Agent,
} from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const place = (page: Page) => page.getByTestId('position').last().innerText();
const stands = (page: Page, position: string) =>
  eventually(`place ${position}`, async () => (await place(page)) === position);

/**
 * Presses the button if it is still there, and returns true: the page may learn that another agent
 * was faster. A notice goes again after a few seconds, so that the page itself keeps in mind that
 * it was shown.
 */
const PRESS = `(() => {
  const isTold = () => document.body.innerText.includes('has taken this visitor');
  new MutationObserver(() => (window.wasTold ||= isTold())).observe(document.body, {
    childList: true, subtree: true, characterData: true,
  });
  const take = [...document.querySelectorAll('button')]
    .find(({ ariaLabel }) => ariaLabel?.startsWith('Take'));
  take?.click();
  return take !== undefined;
})()`;

describe('A place in line', () => {
  let stage: Stage;
  let agent: Agent;
  let portal: { id: string; path: string };

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    agent = await hire(stage);
    portal = await openPortal(stage, [agent]);
  });
  afterAll(() => stage.strike());

  journey(
    'survives five reloads, a browser that was closed, and a restart and a crash of the server',
    () => stage,
    async () => {
      const first = await stage.page('first');
      await ring(first, portal.path);
      const second = await stage.page('second');
      await ring(second, portal.path);
      const third = await stage.page('third');
      await ring(third, portal.path);
      await stands(first, '1');
      await stands(second, '2');
      await stands(third, '3');

      for (let reload = 1; reload <= 5; reload += 1) {
        await second.reload();
        await stands(second, '2');
      }
      await stands(first, '1');
      await stands(third, '3');

      const kept = await second.context().storageState();
      await stage.dismiss('second');
      const again = await stage.page('second again', { storageState: kept });
      await again.goto(portal.path);
      await stands(again, '2');

      await stage.server.restart();
      await stage.server.kill();
      await stage.server.start();
      await again.reload();
      await stands(again, '2');
      await stands(first, '1');
      await stands(third, '3');

      // The first visitor gives up the place; all visitors behind move up, and see it at once.
      await first.getByRole('button', { name: 'Leave the line' }).click();
      await first.getByRole('dialog').getByRole('button', { name: 'Leave the line' }).click();
      await stands(again, '1');
      await stands(third, '2');

      // The visitor who has waited longest is served first.
      const desk = await openDesk(stage, 'agent', agent);
      const accept = desk.getByRole('button', { name: 'Accept' });
      await accept.waitFor();
      // It rings as soon as the desk is open, and leaves the way free for who would rather take a
      // break.
      await setAvailability(desk, 'Auto');
      await accept.click();
      await again.getByTestId('call-stage').waitFor();
      await stands(third, '1');
      expect(await third.getByTestId('call-stage').count()).toBe(0);
      for (const name of ['first', 'second again', 'third', 'agent']) await stage.dismiss(name);
    },
    180_000,
  );
});

describe('Ten agents who press at once', () => {
  const AGENTS = 10;
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  journey(
    'give the visitor to exactly one of them, and the others are told who',
    () => stage,
    async () => {
      const agents: Agent[] = [];
      for (let index = 0; index < AGENTS; index += 1) agents.push(await hire(stage));
      const portal = await openPortal(stage, agents);
      const desks: Page[] = [];
      for (const [index, agent] of agents.entries()) {
        const api = await stage.api(agent.token);
        await api.call(identityRoutes.setOnlineStatus, { body: { onlineStatus: 'manual' } });
        const desk = await stage.staffPage(`agent ${index}`, agent.token);
        await desk.goto('/vblh/desk');
        desks.push(desk);
      }
      const visitor = await stage.page('visitor');
      await ring(visitor, portal.path);
      const buttons = desks.map((desk) => desk.getByRole('button', { name: /^Take/ }).first());
      await Promise.all(buttons.map((button) => button.waitFor()));

      // Clicked from within the pages, so that no page waits for another one to be done.
      const pressed = await Promise.all(desks.map((desk) => desk.evaluate<boolean>(PRESS)));
      expect(pressed.filter(Boolean).length).toBeGreaterThan(1);

      await visitor.getByTestId('call-stage').waitFor();
      const inCall = async () =>
        (await Promise.all(desks.map((desk) => desk.getByTestId('call-stage').count()))).filter(
          (count) => count > 0,
        ).length;
      await eventually('one agent is in the call', async () => (await inCall()) === 1);
      const notified = async () => {
        const all = await Promise.all(
          desks.map((desk) => desk.evaluate('window.wasTold === true')),
        );
        return all.filter(Boolean).length;
      };
      await eventually(
        'the others are told',
        async () => (await notified()) === pressed.filter(Boolean).length - 1,
      );
      expect(await inCall()).toBe(1);
    },
    240_000,
  );
});
