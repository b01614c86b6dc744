import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';

import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const PAGES = {
  'portal of a visitor': '/vblh/web-client-v2/queue/reception',
  'sign-in of staff': '/vblh/auth/login',
  console: '/vblh/console',
};
/** The ways in which scripts do not come: syntax that is too new, and a server without the file. */
const FAULTS = {
  'knows too old a language': { body: 'let a = |> ;', contentType: 'text/javascript' },
  'gets none of its files': { status: 404, body: '' },
};

describe('The page', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterEach(() => stage.dismissAll());
  afterAll(() => stage.strike());

  for (const [name, path] of Object.entries(PAGES)) {
    for (const [fault, answer] of Object.entries(FAULTS)) {
      journey(
        `${name} says that it cannot start in a browser that ${fault}`,
        () => stage,
        async () => {
          const page = await stage.page('visitor');
          await page.route(/\/assets\/[^/]+\.js/, (route) => route.fulfill(answer));
          await page.goto(path);
          const words = page.getByRole('alert').filter({ hasText: 'This page could not start' });
          await words.waitFor();
          expect(await words.textContent()).toContain('Diese Seite konnte nicht starten');
        },
      );
    }
  }

  journey(
    'says nothing of it where it starts',
    () => stage,
    async () => {
      const page = await stage.page('visitor');
      for (const path of Object.values(PAGES)) {
        await page.goto(path);
        await page.locator('html[data-started]').waitFor();
        expect(await page.locator('#no-start').isVisible()).toBe(false);
      }
    },
  );
});
