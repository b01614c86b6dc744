import { addBooth } from '../../../journeys/harness/kiosk.js';
import { visitorPage } from '../environment.js';
import { words } from '../words.js';
import type { Scene } from './scene.js';

/** A kiosk from its key to the goodbye, and what it shows when it is closed. */
export const kiosk: Scene = {
  title: 'a kiosk',
  sizes: ['landscape', 'kiosk'],
  async play(environment, look, shoot) {
    const { stage, portals } = environment;
    const { kiosk: said, visitor } = words[environment.language];
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
    await page.getByRole('button', { name: visitor.leave }).click();
    await page.getByRole('button', { name: visitor.leaveYes }).click();
    await page.getByRole('heading', { name: visitor.thanks }).waitFor();
    await shoot(page, 'kiosk-4-goodbye');
    const closed = await addBooth(stage, portals.closed);
    const other = await visitorPage(environment, 'closed kiosk', look);
    await other.goto(closed.path);
    await other.getByTestId('kiosk-closed').waitFor();
    await shoot(other, 'kiosk-closed');
  },
};
