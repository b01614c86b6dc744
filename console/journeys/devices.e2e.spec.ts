import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { adminDeviceRoutes, deviceClientRoutes } from '@foyer/contracts/devices';
import { portalRoutes } from '@foyer/contracts/portals';
import type { Page } from 'playwright-core';

import { violations } from '../../journeys/harness/axe.js';
import { openPortal } from '../../journeys/harness/cast.js';
import { journey } from '../../journeys/harness/journey.js';
import { Stage } from '../../journeys/harness/stage.js';

describe('Devices, in the console', () => {
  let stage: Stage;
  let deviceId = '';

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  }, 60_000);
  afterAll(() => stage.strike(), 30_000);

  const device = async () =>
    (await stage.api()).call(adminDeviceRoutes.deviceResource.get, { params: { id: deviceId } });
  const choose = async (page: Page, label: string, option: string) => {
    await page.getByLabel(new RegExp(`^${label}`)).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Device saved').waitFor();
    await page.getByText('Device saved').waitFor({ state: 'hidden' });
  };

  journey(
    'one is added, and signs in with the key that is shown once',
    () => stage,
    async () => {
      const portal = await openPortal(stage, []);
      const admin = await stage.api();
      await admin.call(portalRoutes.adminPortals.update, {
        params: { id: portal.id },
        body: { name: 'Branch Ulm' },
      });
      const page = await stage.consolePage('installer', 'devices');
      await page.getByText('No devices yet').waitFor();
      await page.getByRole('link', { name: 'Add device' }).first().click();
      await page.getByLabel(/^Name/).fill('Lobby');
      await page.getByLabel('Portal', { exact: true }).click();
      await page.getByRole('option', { name: 'Branch Ulm' }).click();
      await page.getByLabel('City').fill('Ulm');
      await page.getByRole('button', { name: 'Add device' }).click();
      await page.getByRole('img', { name: /QR code/ }).waitFor();
      expect(await violations(page)).toEqual([]);
      const key = (await page.locator('pre').first().textContent()) ?? '';
      const api = await stage.api();
      const signedIn = await api.call(deviceClientRoutes.verifyDevice, { body: { key } });
      deviceId = signedIn.device._id;
      expect(signedIn.device).toMatchObject({
        name: 'Lobby',
        city: 'Ulm',
        queueName: 'Branch Ulm',
      });
      await page.getByRole('link', { name: 'To the device' }).click();
      await page.getByRole('heading', { name: 'Lobby', level: 2 }).waitFor();
      expect(await page.getByText(key).count()).toBe(0);
    },
  );

  journey(
    'what is set in each tab is kept',
    () => stage,
    async () => {
      const page = await stage.consolePage('setter', `devices/${deviceId}`);
      await page.getByLabel('Description').fill('By the door');
      await choose(page, 'Brightness', 'Low');
      await choose(page, 'Type', 'Tablet');
      const saturday = page.getByRole('group', { name: 'Saturday' });
      await saturday.getByRole('button', { name: 'Add' }).click();
      await saturday.getByLabel(/^From/).fill('09:00');
      await saturday.getByLabel(/^Until/).fill('12:30');
      const monday = page.getByRole('group', { name: 'Monday' });
      await monday.getByRole('button', { name: 'Remove' }).click();
      await save(page);
      await page.getByRole('tab', { name: 'Audio' }).click();
      await choose(page, 'Volume', '40 %');
      await save(page);
      await page.getByRole('tab', { name: 'Video' }).click();
      const camera = page.getByRole('group', { name: 'Camera for documents' });
      await camera.getByLabel('Resolution').click();
      await page.getByRole('option', { name: '1920 × 1080' }).click();
      await camera.getByLabel('Rotation').click();
      await page.getByRole('option', { name: '90°' }).click();
      await save(page);
      await page.getByRole('tab', { name: 'Payment terminal' }).click();
      await page.getByLabel('Take payments with a terminal').check();
      await page.getByLabel(/^IP address/).fill('10.0.0.7');
      await page.getByLabel(/^Port for requests/).fill('20002');
      await page.getByLabel(/^Port for messages/).fill('20007');
      await page.getByLabel(/^Own port/).fill('20008');
      await page.getByLabel('Daily closing').fill('22:30');
      await save(page);
      expect(await device()).toMatchObject({
        description: 'By the door',
        brightness: 0.3,
        type: 'tablet',
        operatingHours: { week: { monday: [], saturday: [{ start: '09:00', end: '12:30' }] } },
        volume: 0.4,
        docCamera: { resolution: '1920x1080', angle: 90 },
        paymentTerminalActivate: true,
        paymentTerminal: {
          ip: '10.0.0.7',
          port_send: 20_002,
          port_receive: 20_007,
          my_port: 20_008,
          reconciliationTime: '22:30',
        },
      });
      for (const tab of ['General', 'Monitoring', 'Audio', 'Video', 'Payment terminal']) {
        await page.getByRole('tab', { name: tab }).click();
        expect([tab, await violations(page)]).toEqual([tab, []]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      // Tabs scroll in themselves; the page does not.
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
    },
  );

  journey(
    'one that is not there says so, and is shut out and deleted with others',
    () => stage,
    async () => {
      const page = await stage.consolePage('operator', `devices/${deviceId}`);
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText('This device is not connected.').waitFor();
      await page.goto('/vblh/console/devices');
      await page.getByRole('cell', { name: 'Offline' }).waitFor();
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText('Devices deactivated').waitFor();
      expect(await device()).toMatchObject({ deactivated: true });
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText('No devices yet').waitFor();
      const api = await stage.api();
      expect(await api.call(adminDeviceRoutes.deviceResource.list, {})).toEqual([]);
    },
  );
});
