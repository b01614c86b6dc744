import { afterAll, beforeAll, describe, expect } from '@jest/globals';

import { violations } from '../../tools/journeys/harness/axe.js';
import { hire, openPortal } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

const words = {
  en: { start: 'Start video call', ring: 'Ring now', leave: 'Leave the line' },
  de: { start: 'Videoanruf starten', ring: 'Jetzt klingeln', leave: 'Warteschlange verlassen' },
} as const;

describe.each([
  ['en', { width: 1440, height: 900 }],
  ['de', { width: 390, height: 844 }],
] as const)('The pages in %s', (language, viewport) => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' }, language });
  });
  afterAll(() => stage.strike());

  journey(
    `have nothing that keeps anybody out, from the start page to the desk (${language}, ${viewport.width})`,
    () => stage,
    async () => {
      const { start, ring, leave } = words[language];
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent], { askClientName: true });
      const found: Record<string, string[]> = {};

      const staff = await stage.staffPage('staff', agent.token, { viewport });
      await staff.goto('/vblh/desk');
      await staff.getByText('/web-client-v2/queue/').waitFor();
      found.emptyDesk = [...(await violations(staff)), ...(await tooWide(staff))];

      const visitor = await stage.page('visitor', { viewport });
      await visitor.goto(portal.path);
      await visitor.getByRole('button', { name: start }).waitFor();
      found.proxy = await violations(visitor);
      await visitor.getByRole('textbox').first().fill('Erika Mustermann');
      await visitor.getByRole('button', { name: start }).click();
      await visitor.getByRole('button', { name: ring }).waitFor();
      found.mirror = await violations(visitor);
      await visitor.getByRole('button', { name: ring }).click();
      await visitor.getByRole('button', { name: leave }).waitFor();
      found.waiting = await violations(visitor);

      const guest = await stage.page('guest', { viewport });
      await guest.goto('/vblh/nowhere');
      await guest.waitForURL('**/error/404');
      found.notFound = await violations(guest);

      await staff.getByTestId('line-entry').waitFor();
      found.desk = [...(await violations(staff)), ...(await tooWide(staff))];
      for (const [page, list] of Object.entries(found)) expect([page, list]).toEqual([page, []]);
    },
    180_000,
  );
});
