import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { makeClient } from '@foyer/contracts/client';
import { adminDeviceRoutes, deviceClientRoutes } from '@foyer/contracts/devices';
import { portalRoutes } from '@foyer/contracts/portals';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { openPortal } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** The hardware that a kiosk has reported, so that it can be chosen. */
const HARDWARE = [
  { id: 'camera-1', kind: 'camera', label: 'Front camera' },
  { id: 'camera-2', kind: 'camera', label: 'Table camera' },
  { id: 'microphone-1', kind: 'microphone', label: 'Boom' },
  { id: 'speaker-1', kind: 'speaker', label: 'Sound bar' },
] as const;
const PLACE = {
  'Street and number': 'Hafenbad 7',
  'Zip code': '89073',
  City: 'Ulm',
  'State or region': 'Bavaria',
  Description: 'On the left',
};
const CHANGED = {
  'Name *': 'Lobby east',
  'Street and number': 'Neue Straße 1',
  'Zip code': '89077',
  City: 'Neu-Ulm',
  'State or region': 'Swabia',
  Description: 'By the door',
};
const CAMERAS = [
  [
    'Camera for the visitor',
    { Camera: 'Front camera', Resolution: '1280 × 720', Rotation: '270°' },
  ],
  ['Camera for documents', { Camera: 'Table camera', Resolution: '1920 × 1080', Rotation: '90°' }],
] as const;
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const PICTURE = join(tmpdir(), 'foyer-device-picture.png');

describe('Devices, in the console', () => {
  let stage: Stage;
  let deviceId = '';

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

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
      const admin = await stage.api();
      for (const name of ['Branch Ulm', 'Branch Neu-Ulm']) {
        const { id } = await openPortal(stage, []);
        await admin.call(portalRoutes.adminPortals.update, { params: { id }, body: { name } });
      }
      const page = await stage.consolePage('installer', 'devices');
      await page.getByText('No devices yet').waitFor();
      await page.getByRole('link', { name: 'Add device' }).first().click();
      await page.getByLabel(/^Name/).fill('Lobby');
      await page.getByLabel('Portal', { exact: true }).click();
      await page.getByRole('option', { name: 'Branch Ulm' }).click();
      await choose(page, 'Type', 'Counter');
      for (const [label, value] of Object.entries(PLACE)) await page.getByLabel(label).fill(value);
      await page.getByRole('button', { name: 'Add device' }).click();
      await page.getByRole('img', { name: /QR code/ }).waitFor();
      expect(await violations(page)).toEqual([]);
      const key = (await page.locator('pre').first().textContent()) ?? '';
      const api = await stage.api();
      const signedIn = await api.call(deviceClientRoutes.verifyDevice, { body: { key } });
      deviceId = signedIn.device._id;
      expect(signedIn.device).toMatchObject({
        name: 'Lobby',
        type: 'counter',
        street: 'Hafenbad 7',
        zipCode: '89073',
        city: 'Ulm',
        state: 'Bavaria',
        description: 'On the left',
        queueName: 'Branch Ulm',
      });
      await makeClient({ origin: stage.server.origin, token: () => signedIn.token }).call(
        deviceClientRoutes.updateOwnHardwareIds,
        { body: { hardwareIds: [...HARDWARE] } },
      );
      await page.getByRole('link', { name: 'To the device' }).click();
      await page.getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('heading', { name: 'Lobby', level: 2 }).waitFor();
      expect(await page.getByText(key).count()).toBe(0);
    },
  );

  journey(
    'what is set in each tab is kept',
    () => stage,
    async () => {
      const page = await stage.consolePage('setter', `devices/${deviceId}`);
      for (const [label, value] of Object.entries(CHANGED))
        await page.getByLabel(label).fill(value);
      await page.getByRole('combobox', { name: 'Portal' }).fill('Branch Neu-Ulm');
      await page.getByRole('option', { name: 'Branch Neu-Ulm' }).click();
      await choose(page, 'Time zone', 'Europe/Lisbon');
      await choose(page, 'Brightness', 'Low');
      await choose(page, 'Type', 'Tablet');
      const saturday = page.getByRole('group', { name: 'Saturday' });
      await saturday.getByRole('button', { name: 'Add' }).click();
      await saturday.getByLabel(/From$/).fill('09:00');
      await saturday.getByLabel(/Until$/).fill('12:30');
      const monday = page.getByRole('group', { name: 'Monday' });
      await monday.getByRole('button', { name: 'Remove' }).click();
      await save(page);
      await page.getByRole('tab', { name: 'Audio' }).click();
      await choose(page, 'Microphone', 'Boom');
      await choose(page, 'Speaker', 'Sound bar');
      await choose(page, 'Volume', '40 %');
      await save(page);
      await page.getByRole('tab', { name: 'Video' }).click();
      for (const [name, wanted] of CAMERAS) {
        const camera = page.getByRole('group', { name });
        for (const [label, option] of Object.entries(wanted)) {
          await camera.getByRole('combobox', { name: label }).click();
          await page.getByRole('option', { name: option, exact: true }).click();
        }
      }
      await save(page);
      await page.getByRole('tab', { name: 'Payment terminal' }).click();
      await page.getByLabel('Take payments with a terminal').check();
      await choose(page, 'Protocol', 'ZVT');
      await page.getByLabel(/^IP address/).fill('10.0.0.7');
      await page.getByLabel(/^Port for requests/).fill('20002');
      await page.getByLabel(/^Port for messages/).fill('20007');
      await page.getByLabel(/^Own port/).fill('20008');
      await page.getByLabel('Daily closing').fill('22:30');
      await save(page);
      expect(await device()).toMatchObject({
        name: 'Lobby east',
        street: 'Neue Straße 1',
        zipCode: '89077',
        city: 'Neu-Ulm',
        state: 'Swabia',
        description: 'By the door',
        queueName: 'Branch Neu-Ulm',
        brightness: 0.3,
        type: 'tablet',
        microphone: 'microphone-1',
        speaker: 'speaker-1',
        operatingHours: {
          timeZone: 'Europe/Lisbon',
          week: { monday: [], saturday: [{ start: '09:00', end: '12:30' }] },
        },
        volume: 0.4,
        userCamera: { deviceId: 'camera-1', resolution: '1280x720', angle: 270 },
        docCamera: { deviceId: 'camera-2', resolution: '1920x1080', angle: 90 },
        paymentTerminalActivate: true,
        paymentTerminal: {
          protocol: 'zvt',
          ip: '10.0.0.7',
          port_send: 20_002,
          port_receive: 20_007,
          my_port: 20_008,
          reconciliationTime: '22:30',
        },
      });
      await page.reload();
      await page.getByRole('heading', { name: 'Lobby east', level: 2 }).waitFor();
      expect(await page.getByLabel('Description').inputValue()).toBe('By the door');
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
    'one gets a picture and another key',
    () => stage,
    async () => {
      await writeFile(PICTURE, Buffer.from(PNG, 'base64'));
      const page = await stage.consolePage('painter', `devices/${deviceId}`);
      await page.locator('input[type=file]').setInputFiles(PICTURE);
      await page.getByRole('button', { name: 'Remove picture' }).waitFor();
      expect((await device()).avatarDocumentId).not.toBeNull();
      await page.getByRole('button', { name: 'Remove picture' }).click();
      await page.getByRole('button', { name: 'Add picture' }).waitFor();
      expect((await device()).avatarDocumentId).toBeNull();

      await page.getByRole('button', { name: 'New key' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'New key' }).click();
      const key = (await dialog.locator('pre').first().textContent()) ?? '';
      const api = await stage.api();
      const signedIn = await api.call(deviceClientRoutes.verifyDevice, { body: { key } });
      expect(signedIn.device._id).toBe(deviceId);
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
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
      await page.getByText('Devices deactivated').waitFor();
      expect(await device()).toMatchObject({ deactivated: true });
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: 'Activate', exact: true }).click();
      await page.getByText('Devices activated').waitFor();
      expect(await device()).toMatchObject({ deactivated: false });
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No devices yet').waitFor();
      const api = await stage.api();
      expect(await api.call(adminDeviceRoutes.deviceResource.list, {})).toEqual([]);
    },
  );
});
