import type { Page } from 'playwright-core';

import { seeEachOther } from '../../journeys/harness/media-probe.js';
import { agentPage, pathOf, visitorPage, type House } from '../house.js';
import type { Look } from '../look.js';
import { words } from '../words.js';
import type { Scene, Shoot } from './scene.js';

const EARLIER = ['Samuel Okafor', 'Ingrid Weiß'] as const;
const VISITOR_NAME = 'Erika Mustermann';

/** The whole main job, seen from both sides. */
export const visit: Scene = {
  title: 'a visit',
  sizes: ['wide', 'phone', 'kiosk'],
  async play(house, look, shoot) {
    const desk = await openDesk(house, look, shoot);
    const earlier: Page[] = [];
    for (const name of EARLIER) {
      const page = await visitorPage(house, name, look);
      await waitInLine(house, page, name);
      earlier.push(page);
    }
    const visitor = await visitorPage(house, VISITOR_NAME, look);
    await waitInLine(house, visitor, VISITOR_NAME, shoot);
    await shoot(visitor, 'visitor-3-waiting');
    if (look.size !== 'kiosk') await shoot(desk, 'desk-line');
    for (const page of earlier) await leaveLine(house, page);
    await answer(house, look, { desk, visitor }, shoot);
  },
};

async function openDesk(house: House, look: Look, shoot: Shoot): Promise<Page> {
  const desk = await agentPage(house, look);
  await desk.goto('/vblh/desk');
  await desk.getByRole('heading', { name: words[house.language].desk.title }).waitFor();
  // While the agent is on a break, a line can form.
  await setAvailability(house, desk, 'away');
  if (look.size !== 'kiosk') await shoot(desk, 'desk-empty');
  return desk;
}

async function setAvailability(
  house: House,
  desk: Page,
  availability: 'auto' | 'away',
): Promise<void> {
  const { desk: atDesk } = words[house.language];
  await desk.getByRole('button', { name: new RegExp(`^${atDesk.availability}`) }).click();
  const name = new RegExp(`^${atDesk.is[availability]}`);
  await desk.getByRole('menuitemradio', { name }).click();
}

async function waitInLine(house: House, page: Page, name: string, shoot?: Shoot): Promise<void> {
  const { visitor } = words[house.language];
  await page.goto(pathOf(house.portals.open));
  await page.getByLabel(visitor.name).fill(name);
  await shoot?.(page, 'visitor-1-door');
  await page.getByRole('button', { name: visitor.call }).click();
  await page.getByRole('button', { name: visitor.ring }).waitFor();
  await shoot?.(page, 'visitor-2-check');
  await page.getByRole('button', { name: visitor.ring }).click();
  await page.getByRole('button', { name: visitor.leave }).waitFor();
}

async function leaveLine(house: House, page: Page): Promise<void> {
  const { visitor } = words[house.language];
  await page.getByRole('button', { name: visitor.leave }).click();
  await page.getByRole('dialog').getByRole('button', { name: visitor.leaveYes }).click();
  await page.getByText(visitor.goodbyeLeft).waitFor();
}

async function answer(
  house: House,
  look: Look,
  { desk, visitor }: { desk: Page; visitor: Page },
  shoot: Shoot,
): Promise<void> {
  const { desk: atDesk, call, visitor: atDoor } = words[house.language];
  await setAvailability(house, desk, 'auto');
  await desk.getByRole('button', { name: atDesk.accept }).waitFor();
  if (look.size !== 'kiosk') await shoot(desk, 'desk-incoming');
  await desk.getByRole('button', { name: atDesk.accept }).click();
  await seeEachOther([desk, visitor]);
  await shoot(visitor, 'visitor-4-call');
  if (look.size !== 'kiosk') await shoot(desk, 'desk-call');
  await desk.getByRole('button', { name: call.endForAll }).click();
  await visitor.getByRole('heading', { name: atDoor.thanks }).waitFor();
  await shoot(visitor, 'visitor-5-goodbye');
}
