import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { MEDIA_CHECK_MS } from '@foyer/contracts/calls';
import type { Page } from 'playwright-core';

import { hire, openDesk, openPortal } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

/**
 * As behind a firewall that lets no media through: only over a TURN server, of which there is none.
 */
const SHUT = `{
  const Native = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Native {
    constructor(options) { super({ ...options, iceTransportPolicy: 'relay' }); }
  };
}`;

describe('Before ringing', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  const looksIntoTheMirror = async (page: Page, path: string): Promise<number> => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Start video call' }).click();
    await page.locator('[data-testid=path][data-verdict=checking]').waitFor();
    const began = performance.now();
    await page.locator('[data-testid=path]:not([data-verdict=checking])').waitFor();
    return performance.now() - began;
  };

  journey(
    'a visitor learns whether sound and picture get through, and can ring either way',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim]);
      const visitor = await stage.page('visitor');
      expect(await looksIntoTheMirror(visitor, path)).toBeLessThan(MEDIA_CHECK_MS);
      await visitor.getByText('Your connection is good.').waitFor();
      await visitor.getByRole('button', { name: 'Ring now' }).waitFor();

      const shut = await stage.page('shut');
      await shut.addInitScript(SHUT);
      expect(await looksIntoTheMirror(shut, path)).toBeLessThan(MEDIA_CHECK_MS);
      await shut.getByText('Your network does not let sound and picture through.').waitFor();
      await stage.keep('media-path');
      await shut.getByRole('button', { name: 'Ring now' }).click();
      await shut.getByRole('button', { name: 'Leave the line' }).waitFor();
    },
  );

  journey(
    'staff check the same at the desk, from the menu of the account and before a session',
    () => stage,
    async () => {
      const kim = await hire(stage);
      await openPortal(stage, [kim]);
      const desk = await openDesk(stage, 'kim', kim);
      const offer = desk.getByRole('region', { name: 'Check your devices' });
      await offer.getByRole('button', { name: 'Check your devices' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Check your devices' });
      await dialog.getByText('Camera and microphone work.').waitFor();
      await dialog.getByText('Your connection is good.').waitFor({ timeout: MEDIA_CHECK_MS });
      await stage.keep('device-check');
      await desk.keyboard.press('Escape');
      await offer.waitFor({ state: 'detached' });

      await desk.getByRole('button', { name: /^Account of/ }).click();
      await desk.getByRole('menuitem', { name: 'Check your devices' }).click();
      await dialog.getByText('Your connection is good.').waitFor({ timeout: MEDIA_CHECK_MS });
      await dialog.getByRole('button', { name: 'Done' }).click();

      const lea = await hire(stage);
      const room = await makeSession(stage, kim, lea, { sessionName: 'Commons' });
      const phone = await stage.staffPage('phone', lea.token, {
        viewport: { width: 390, height: 844 },
      });
      await phone.goto(`/vblh/sessions/${room._id}`);
      await phone.getByRole('button', { name: 'Check your devices' }).click();
      await phone.getByText('Your connection is good.').waitFor({ timeout: MEDIA_CHECK_MS });
      await stage.keep('device-check-phone');
      expect(await tooWide(phone)).toEqual([]);
    },
  );
});
