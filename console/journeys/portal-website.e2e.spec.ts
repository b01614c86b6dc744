import { afterAll, beforeAll, describe, expect } from '@jest/globals';

import { violations } from '../../tools/journeys/harness/axe.js';
import { openPortal } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const SITE = 'https://www.company.example';

describe('A portal for a company’s own site, in the console', () => {
  let stage: Stage;
  let portal: { id: string; path: string };

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    portal = await openPortal(stage, []);
  });
  afterAll(() => stage.strike());

  const framing = async (): Promise<string> => {
    const { headers } = await fetch(stage.server.origin + portal.path, {
      headers: { accept: 'text/html' },
    });
    return /frame-ancestors [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0] ?? '';
  };

  journey(
    'is allowed to the sites that are entered, and has a line to copy into them',
    () => stage,
    async () => {
      const page = await stage.consolePage('editor', `portals/${portal.id}/website`);
      const sites = page.getByLabel('Sites that may show this portal');
      await sites.fill(`${SITE}/contact`);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText(`${SITE}/contact: Enter an address such as`).waitFor();
      expect(await framing()).toBe("frame-ancestors 'self'");

      await sites.fill(`${SITE}/\n\n http://localhost:8080`);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('All changes saved').waitFor();
      await eventually('the sites are allowed', async () =>
        (await framing()).endsWith(`'self' ${SITE} http://localhost:8080`),
      );
      const { origin } = stage.server;
      await page.getByText(`<script src="${origin}/embed.js" data-portal="`).waitFor();
      expect(await violations(page)).toEqual([]);
      await stage.keep('website-tab');
      await page.setViewportSize({ width: 390, height: 844 });
      await stage.keep('website-tab-phone');
      await stage.dismissAll();
    },
  );
});
