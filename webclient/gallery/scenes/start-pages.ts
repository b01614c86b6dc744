import { pathOf, visitorPage } from '../environment.js';
import type { Scene } from './scene.js';

/** Portals as visitors find them, open or not. */
export const starts: Scene = {
  title: 'start pages of portals',
  sizes: ['wide', 'phone', 'kiosk'],
  async play(environment, look, shoot) {
    const page = await visitorPage(environment, 'passer-by', look);
    for (const portal of ['pin', 'closed'] as const) {
      await page.goto(pathOf(environment.portals[portal]));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await shoot(page, `visitor-start-${portal}`);
    }
    await page.goto(pathOf('nowhere'));
    await page.getByRole('heading').first().waitFor();
    await shoot(page, 'visitor-start-unknown');
    await page.goto('/vblh/error/404');
    await page.getByRole('heading').first().waitFor();
    await shoot(page, 'error-404');
  },
};
