import { addBooth } from '../../../tools/journeys/harness/kiosk.js';
import { seeEachOther } from '../../../tools/journeys/harness/media-probe.js';
import { agentPage, visitorPage } from '../environment.js';
import { words } from '../words.js';
import type { Scene } from './scene.js';

/** A kiosk from its key to the goodbye, and what it shows when it is closed. */
export const kiosk: Scene = {
  title: 'a kiosk',
  sizes: ['landscape', 'kiosk'],
  async play(environment, look, shoot) {
    const { stage, portals } = environment;
    const { kiosk: said, visitor, goodbye, desk, call } = words[environment.language];
    const page = await visitorPage(environment, 'kiosk', look);
    await page.goto('/vblh/device-client');
    await page.getByRole('heading', { name: said.setUp }).waitFor();
    await shoot(page, 'kiosk-1-key');
    const booth = await addBooth(stage, portals.open);
    await page.getByLabel(said.key).fill(booth.key);
    await page.getByRole('button', { name: said.signIn }).click();
    await page.getByLabel(visitor.name).fill('Erika Mustermann');
    await shoot(page, 'kiosk-2-start');
    await page.getByRole('button', { name: said.call }).click();
    await page.getByTestId('kiosk-waiting').waitFor();
    await shoot(page, 'kiosk-3-waiting');
    const agent = await agentPage(environment, look);
    await agent.goto('/vblh/desk');
    await agent.getByRole('button', { name: desk.accept }).click();
    await seeEachOther([agent, page]);
    await agent.getByTestId('hold').click();
    await page.getByTestId('on-hold').waitFor();
    await shoot(page, 'kiosk-3-hold');
    await agent.getByRole('button', { name: call.endForAll }).click();
    await page.getByRole('heading', { name: goodbye.thanks }).waitFor();
    await shoot(page, 'kiosk-4-goodbye');
    const closed = await addBooth(stage, portals.closed);
    const other = await visitorPage(environment, 'closed kiosk', look);
    await other.goto(closed.path);
    await other.getByTestId('kiosk-closed').waitFor();
    await shoot(other, 'kiosk-closed');
  },
};
