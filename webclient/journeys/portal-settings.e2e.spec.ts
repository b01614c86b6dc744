import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { auditRoutes } from '@foyer/contracts/audit';
import { portalSettingRoutes } from '@foyer/contracts/portals';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { hire, openDesk, openPortal, ring, type Agent } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { addBooth, kioskPage } from '../../tools/journeys/harness/kiosk.js';
import { keepPicture } from '../../tools/journeys/harness/portal-picture.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** How a button looks and how large it is. */
const look = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => {
    const { backgroundColor, color } = getComputedStyle(button);
    const { width, height } = button.getBoundingClientRect();
    return { backgroundColor, color, width: Math.round(width), height: Math.round(height) };
  });

describe('What is set of a portal', () => {
  let stage: Stage;
  let agent: Agent;
  let portal: { id: string; path: string };

  const set = async (callControls: object, appearance: object = {}) => {
    const api = await stage.api();
    await api.call(portalSettingRoutes.updateCallControls, {
      body: { queueId: portal.id, callControls },
    });
    await api.call(portalSettingRoutes.updatePortalAppearance, {
      body: { queueId: portal.id, appearance },
    });
  };

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    agent = await hire(stage);
    portal = await openPortal(stage, [agent]);
  });
  afterAll(() => stage.strike());

  journey(
    'changes the call button and the other buttons on the visitor’s page',
    () => stage,
    async () => {
      const visitor = await stage.page('visitor', { viewport: { width: 390, height: 844 } });
      const sizes: number[] = [];
      for (const size of ['small', 'medium', 'large']) {
        await set({ size });
        await visitor.goto(portal.path);
        sizes.push((await look(visitor, 'Start video call')).height);
      }
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
      expect(new Set(sizes).size).toBe(3);

      await set(
        { callButtonName: 'Klingeln', color: '#ffe000', textColor: '#fff8c0', pulsate: true },
        { buttonPrimary: '#5b2a86', buttonSecondary: '#204060' },
      );
      await visitor.goto(portal.path);
      expect(await look(visitor, 'Klingeln')).toMatchObject({
        backgroundColor: 'rgb(255, 224, 0)',
      });
      expect(await violations(visitor)).toEqual([]);
      await visitor.getByRole('button', { name: 'Klingeln' }).click();
      await visitor.getByRole('button', { name: 'Ring now' }).click();
      const leave = visitor.getByRole('button', { name: 'Leave the line' });
      await leave.click();
      expect(await look(visitor, 'Keep waiting')).toMatchObject({
        backgroundColor: 'rgb(32, 64, 96)',
        color: 'rgb(255, 255, 255)',
      });
      // A page that just goes keeps its place for a minute, and would be rung in the next journey.
      await visitor.getByRole('dialog').getByRole('button', { name: 'Leave the line' }).click();
      await visitor.getByTestId('position').waitFor({ state: 'detached' });
      await stage.dismissAll();
    },
    120_000,
  );

  journey(
    'takes the volume and the way out off the controls of a call',
    () => stage,
    async () => {
      await set({ showVolumeButton: true, showEndCallButton: true, callButtonName: '' });
      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await stage.page('visitor');
      await ring(visitor, portal.path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await visitor.getByTestId('remote-tile').waitFor();
      await visitor.getByTestId('volume').click();
      await visitor.getByRole('slider', { name: 'Volume of the others' }).fill('0.3');
      const loudness = () =>
        visitor.evaluate(() =>
          [...document.querySelectorAll('[data-testid="remote-tile"] video')].map(
            (video) => (video as HTMLVideoElement).volume,
          ),
        );
      expect(await loudness()).toEqual([0.3]);
      expect(await visitor.getByTestId('leave-call').count()).toBe(1);

      await set({ showVolumeButton: false, showEndCallButton: false });
      await visitor.reload();
      await visitor.getByTestId('toggle-microphone').waitFor();
      expect(await visitor.getByTestId('volume').count()).toBe(0);
      expect(await visitor.getByTestId('leave-call').count()).toBe(0);
      await stage.dismissAll();
    },
    120_000,
  );

  journey(
    'asks before ringing whether the call may be recorded, and keeps the answer',
    () => stage,
    async () => {
      const api = await stage.api();
      await api.call(portalSettingRoutes.updatePortalGeneral, {
        body: {
          queueId: portal.id,
          recording: {
            showOptInMessage: true,
            optInMessage: 'Dürfen wir dieses Gespräch aufzeichnen?',
          },
        },
      });
      const visitor = await stage.page('visitor', { viewport: { width: 390, height: 844 } });
      await visitor.goto(portal.path);
      await visitor.getByRole('button', { name: 'Start video call' }).click();
      await visitor.getByText('Dürfen wir dieses Gespräch aufzeichnen?').waitFor();
      await visitor.getByLabel('Yes, the call may be recorded').check();
      await look(visitor, 'Ring now');
      expect(await violations(visitor)).toEqual([]);
      await visitor.getByRole('button', { name: 'Ring now' }).click();
      await visitor.getByRole('button', { name: 'Leave the line' }).waitFor();

      const booth = await addBooth(stage, portal.id);
      const kiosk = await kioskPage(stage, 'kiosk');
      await kiosk.goto(booth.path);
      await kiosk.getByRole('button', { name: 'Start video call' }).click();
      const no = kiosk.getByRole('button', { name: 'No, please do not' });
      await no.waitFor();
      expect(await violations(kiosk)).toEqual([]);
      await no.click();
      await kiosk.getByTestId('kiosk-waiting').waitFor();

      const found = await api.call(auditRoutes.searchEvents, {
        query: { type: 'VisitRecordingAnswered' },
      });
      expect(found.events.map(({ data }) => data.answer).toSorted()).toEqual([
        'agreed',
        'declined',
      ]);
      await stage.dismissAll();
    },
    120_000,
  );

  journey(
    'shows the logo on a kiosk 80 pixels high, or does not',
    () => stage,
    async () => {
      const logo = await keepPicture(stage, portal.id, 'logo', { width: 900, height: 300 });
      await set({ showDeviceLogo: true, size: 'large', color: null, textColor: null }, { logo });
      const booth = await addBooth(stage, portal.id);
      const kiosk = await kioskPage(stage, 'kiosk');
      await kiosk.goto(booth.path);
      const picture = kiosk.getByTestId('kiosk-start').locator('img');
      await picture.waitFor();
      const inside = await picture.evaluate((image) => getComputedStyle(image).height);
      expect(inside).toBe('80px');
      expect(await violations(kiosk)).toEqual([]);
      await set({ showDeviceLogo: false, showCallButton: false });
      await kiosk.reload();
      await kiosk.getByTestId('kiosk-start').waitFor();
      expect(await picture.count()).toBe(0);
      expect(await kiosk.getByRole('button', { name: 'Start video call' }).count()).toBe(0);
      await stage.dismissAll();
    },
    120_000,
  );
});
