import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import {
  type Agent,
  endCall,
  hire,
  openDesk,
  openPortal,
  ring,
} from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { addBooth, kioskPage } from '../../tools/journeys/harness/kiosk.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** An agent has so long to come back before the visitor waits again. */
const GIVEN_UP_WITHIN = { timeout: 60_000 };

describe('An agent whose browser is killed in mid-call', () => {
  let stage: Stage;
  let kim: Agent;
  let lee: Agent;
  let portal: { id: string; path: string };

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  beforeEach(async () => {
    kim = await hire(stage);
    lee = await hire(stage);
    portal = await openPortal(stage, [kim, lee]);
  });
  afterAll(() => stage.strike());

  const accept = async (name: string, agent: Agent): Promise<Page> => {
    const desk = await openDesk(stage, name, agent);
    await desk.getByRole('button', { name: 'Accept' }).click();
    return desk;
  };

  /**
   * A visitor is in a call with an agent who leaves permanently, and rang before another visitor.
   */
  const loses = async (visitor: Page): Promise<void> => {
    await seeEachOther([await accept('first agent', kim), visitor]);
    const later = await stage.page('later');
    await ring(later, portal.path);
    await stage.dismiss('first agent');
    await visitor.getByRole('alert').waitFor(GIVEN_UP_WITHIN);
    expect(await visitor.getByRole('alert').innerText()).toMatch(/back at the front of the line/);
    expect(await visitor.getByTestId('position').last().innerText()).toBe('1');
    await later.getByText('2', { exact: true }).last().waitFor();
    expect(await later.getByTestId('agentLost').count()).toBe(0);
    expect(await violations(visitor)).toEqual([]);
    const desk = await accept('second agent', lee);
    await seeEachOther([desk, visitor]);
    expect(await visitor.getByTestId('agentLost').count()).toBe(0);
    await endCall(desk);
    await visitor.getByRole('heading', { name: 'Thank you for your visit' }).waitFor();
    await stage.dismissAll();
  };

  journey(
    'leaves the visitor at the front of the line, told so, for another agent',
    () => stage,
    async () => {
      const visitor = await stage.page('visitor');
      await ring(visitor, portal.path);
      await loses(visitor);
    },
    180_000,
  );

  journey(
    'leaves who stands before a kiosk at the front of the line, too',
    () => stage,
    async () => {
      const booth = await addBooth(stage, portal.id);
      const kiosk = await kioskPage(stage, 'kiosk');
      await kiosk.goto(booth.path);
      await kiosk.getByRole('button', { name: 'Start video call' }).click();
      await kiosk.getByTestId('position').last().waitFor();
      await loses(kiosk);
    },
    180_000,
  );
});
