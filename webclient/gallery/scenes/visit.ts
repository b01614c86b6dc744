import type { Page } from 'playwright-core';

import { seeEachOther } from '../../../tools/journeys/harness/media-probe.js';
import { agentPage, pathOf, visitorPage, type TestEnvironment } from '../environment.js';
import type { Look } from '../look.js';
import { notes, words } from '../words.js';
import type { Scene, Shoot } from './scene.js';

const EARLIER = ['Samuel Okafor', 'Ingrid Weiß'] as const;
const VISITOR_NAME = 'Erika Mustermann';

/** The whole main job, seen from both sides. */
export const visit: Scene = {
  title: 'a visit',
  sizes: ['wide', 'phone', 'kiosk'],
  async play(environment, look, shoot) {
    const desk = await openDesk(environment, look, shoot);
    const earlier: Page[] = [];
    for (const name of EARLIER) {
      const page = await visitorPage(environment, name, look);
      await waitInLine(environment, page, name);
      earlier.push(page);
    }
    const visitor = await visitorPage(environment, VISITOR_NAME, look);
    await waitInLine(environment, visitor, VISITOR_NAME, shoot);
    await shoot(visitor, 'visitor-3-waiting');
    if (look.size !== 'kiosk') await shoot(desk, 'desk-line');
    for (const page of earlier) await leaveLine(environment, page);
    await answer(environment, look, { desk, visitor }, shoot);
  },
};

async function openDesk(environment: TestEnvironment, look: Look, shoot: Shoot): Promise<Page> {
  const desk = await agentPage(environment, look);
  await desk.goto('/vblh/desk');
  await desk.getByRole('heading', { name: words[environment.language].desk.title }).waitFor();
  // While the agent is on a break, a line can form.
  await setAvailability(environment, desk, 'away');
  if (look.size !== 'kiosk') await shoot(desk, 'desk-empty');
  return desk;
}

async function setAvailability(
  environment: TestEnvironment,
  desk: Page,
  availability: 'auto' | 'away',
): Promise<void> {
  const { desk: atDesk } = words[environment.language];
  await desk.getByRole('button', { name: new RegExp(`^${atDesk.availability}`) }).click();
  const name = new RegExp(`^${atDesk.is[availability]}`);
  await desk.getByRole('menuitemradio', { name }).click();
}

async function waitInLine(
  environment: TestEnvironment,
  page: Page,
  name: string,
  shoot?: Shoot,
): Promise<void> {
  const { visitor } = words[environment.language];
  await page.goto(pathOf(environment.portals.open));
  await page.getByLabel(visitor.name).fill(name);
  await shoot?.(page, 'visitor-1-start');
  await page.getByRole('button', { name: visitor.call }).click();
  await page.getByRole('button', { name: visitor.ring }).waitFor();
  await shoot?.(page, 'visitor-2-check');
  await page.getByRole('button', { name: visitor.ring }).click();
  await page.getByRole('button', { name: visitor.leave }).waitFor();
}

async function leaveLine(environment: TestEnvironment, page: Page): Promise<void> {
  const { visitor } = words[environment.language];
  await page.getByRole('button', { name: visitor.leave }).click();
  await page.getByRole('dialog').getByRole('button', { name: visitor.leaveYes }).click();
  await page.getByText(words[environment.language].goodbye.goodbyeLeft).waitFor();
}

async function answer(
  environment: TestEnvironment,
  look: Look,
  { desk, visitor }: { desk: Page; visitor: Page },
  shoot: Shoot,
): Promise<void> {
  const { desk: atDesk, call, goodbye } = words[environment.language];
  await setAvailability(environment, desk, 'auto');
  await desk.getByRole('button', { name: atDesk.accept }).waitFor();
  if (look.size !== 'kiosk') await shoot(desk, 'desk-incoming');
  await desk.getByRole('button', { name: atDesk.accept }).click();
  await seeEachOther([desk, visitor]);
  await shoot(visitor, 'visitor-4-call');
  if (look.size !== 'kiosk') await besideTheCall(environment, look, desk, shoot);
  await desk.getByTestId('hold').click();
  await visitor.getByTestId('on-hold').waitFor();
  await shoot(visitor, 'visitor-4-hold');
  await desk.getByText(atDesk.hold.text).waitFor();
  if (look.size !== 'kiosk') await shoot(desk, 'desk-hold');
  await desk.getByRole('button', { name: atDesk.hold.resume }).last().click();
  await visitor.getByTestId('on-hold').waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: call.endForAll }).click();
  await visitor.getByRole('heading', { name: goodbye.thanks }).waitFor();
  await shoot(visitor, 'visitor-5-goodbye');
}

/** The panel next to the call: notes, the waiting visitors, and earlier visits. */
async function besideTheCall(
  environment: TestEnvironment,
  look: Look,
  desk: Page,
  shoot: Shoot,
): Promise<void> {
  const { desk: atDesk } = words[environment.language];
  const next = await visitorPage(environment, EARLIER[0], look);
  await waitInLine(environment, next, EARLIER[0]);
  const panel = desk.getByRole('complementary', { name: atDesk.person });
  await panel.getByText(EARLIER[0]).waitFor();
  await panel.getByLabel(atDesk.notes.title).fill(notes[environment.language]);
  await panel.getByLabel(atDesk.notes.title).blur();
  await panel.getByText(atDesk.notes.saved).waitFor();
  await shoot(desk, 'desk-call');
  await panel.getByRole('heading', { name: atDesk.earlier.title }).scrollIntoViewIfNeeded();
  await shoot(desk, 'desk-call-beside');
  await leaveLine(environment, next);
}
