import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { HOLD_REMINDER_MS } from '@foyer/contracts/calls';
import { portalSettingRoutes } from '@foyer/contracts/portals';
import { v7 as newId } from 'uuid';

import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { attach, DOCUMENT, saved } from '../../tools/journeys/harness/chat.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { received, seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const PHONE = { width: 390, height: 844 };
const SLIDE = 'Please have your passport ready.';

describe('Hold', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  journey(
    'shows the visitor what the portal shows while waiting, without sight or sound of the agent',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { id, path } = await openPortal(stage, [kim]);
      const api = await stage.api();
      const slide = {
        ...{ _id: newId(), message: { enabled: true, text: SLIDE } },
        media: { enabled: false, landscape: null, portrait: null },
        ...({ duration: 5, animation: 'slide', isDeleted: false } as const),
      };
      await api.call(portalSettingRoutes.updatePortalContent, {
        body: { queueId: id, queueContent: { waiting: [slide] } },
      });
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      await ring(visitor, path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);

      await desk.getByTestId('hold').click();
      await visitor.getByText('You are on hold. The call continues in a moment.').waitFor();
      await visitor.getByTestId('on-hold').getByText(SLIDE).waitFor();
      await desk.getByText('The visitor is on hold.').waitFor();
      // The visible text is also the only text that is read out.
      for (const page of [visitor, desk]) {
        const spoken = await page.getByRole('status').allInnerTexts();
        expect(spoken.filter((text) => text.includes('Connecting'))).toEqual([]);
      }
      // Both see how long it lasts.
      for (const page of [visitor, desk]) {
        await page
          .getByTestId('held-for')
          .getByText(/0:(0[3-9]|[1-5])|[1-9]:/)
          .waitFor();
      }
      expect(await desk.getByTestId('hold-reminder').count()).toBe(0);
      // The agent's own camera stays on, without receivers.
      await eventually('nothing arrives on either side', async () => {
        const [agent, guest] = await Promise.all([received(desk), received(visitor)]);
        return agent.open <= 1 && agent.frames === 0 && guest.open === 0;
      });
      // One who comes back to the page during the hold is on hold still.
      await visitor.reload();
      await visitor.getByTestId('on-hold').getByText(SLIDE).waitFor();

      await desk.getByRole('status').getByRole('button', { name: 'Resume the call' }).click();
      await seeEachOther([desk, visitor]);
      expect(await visitor.getByTestId('on-hold').count()).toBe(0);

      await desk.getByTestId('hold').click();
      await visitor.getByTestId('on-hold').waitFor();
      await desk.getByTestId('held-for').waitFor();
      await desk.evaluate((ms) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + ms;
      }, HOLD_REMINDER_MS);
      await desk.getByText('The visitor has been on hold for 2 minutes.').waitFor();
      await visitor.getByTestId('leave-call').click();
      // The agent need not wonder meanwhile.
      await desk.getByText(/has left and may return/).waitFor();
      await visitor.getByTestId('go-now').click();
      await desk.getByRole('heading', { name: 'Desk' }).waitFor();

      const office = await stage.consolePage('admin', 'calls');
      await office.getByRole('row').nth(1).click();
      await office
        .getByText(/put .* on hold/)
        .first()
        .waitFor();
      await office
        .getByText(/brought .* back after .* on hold/)
        .first()
        .waitFor();
      await office.getByText(/\(2 times\)/).waitFor();
    },
  );

  journey(
    'is seen and ended on a phone, also while the chat covers the call',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim]);
      const desk = await openDesk(stage, 'kim-2', kim);
      const visitor = await stage.page('visitor-2', { viewport: PHONE });
      await ring(visitor, path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);
      await desk.getByTestId('hold').click();
      await desk.setViewportSize(PHONE);
      for (const page of [desk, visitor]) {
        await page.getByTestId('held-for').first().waitFor();
        await page.mouse.move(100, 100);
        await page.getByTestId('toggle-chat').click();
        await page.getByTestId('chat').getByTestId('held-line').waitFor();
      }
      // Hold keeps from picture and sound, not from writing.
      await attach(visitor, 'Passport.pdf');
      expect(await saved(desk, 'Passport.pdf')).toEqual(DOCUMENT);
      await attach(desk, 'Receipt.pdf');
      expect(await saved(visitor, 'Receipt.pdf')).toEqual(DOCUMENT);
      await visitor.keyboard.press('Escape');
      const documents = visitor.getByTestId('show-documents');
      expect(await documents.getAttribute('aria-label')).toBe(
        'Documents. Not while you are on hold',
      );
      await visitor.getByTestId('leave-call').click();
      const held = desk.getByTestId('chat').getByTestId('held-line');
      await held.getByText(/has left and may return/).waitFor();
      await visitor.getByRole('button', { name: /Return to the call/ }).click();
      await held.getByRole('button', { name: 'Resume the call' }).click();
      for (const page of [desk, visitor]) {
        // The stage and the chat say it, each on its own.
        const said = page.getByTestId('held-for');
        await eventually('the hold is over', async () => (await said.count()) === 0);
      }
    },
  );
});
