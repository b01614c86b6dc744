import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { callRoutes } from '@foyer/contracts/calls';
import { deviceRoutes } from '@foyer/contracts/devices';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import {
  type Agent,
  endCall,
  hire,
  openDesk,
  openPortal,
  ring,
  setAvailability,
} from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import {
  addBooth,
  freeze,
  giveCameraThatFreezes,
  kioskPage,
  type Booth,
} from '../../tools/journeys/harness/kiosk.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { takeNetwork } from '../../tools/journeys/harness/network.js';
import { smallTargets } from '../../tools/journeys/harness/small-targets.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** A frozen camera is noticed, and reported, by then, in milliseconds. */
const FROZEN_WITHIN_MS = 30_000;

const place = (page: Page) => page.getByTestId('position').last();
const startOf = (page: Page) => page.getByTestId('kiosk-start');
/** Checks that a page breaks no rule of accessibility, and has room for fingers. */
const expectUsable = async (page: Page) => {
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
};
const away = (page: Page) => page.getByText(/^You are offline|^Connection lost/);
const touch = (page: Page) => page.getByRole('button', { name: 'Start video call' }).click();

describe('A kiosk', () => {
  let stage: Stage;
  let agent: Agent;
  let portal: { id: string; path: string };

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    agent = await hire(stage);
    portal = await openPortal(stage, [agent]);
  });
  afterAll(() => stage.strike());

  /** Returns the status of the device on the server. */
  const statusOf = async ({ id }: Booth) => {
    const api = await stage.api();
    const { status, note } = await api.call(deviceRoutes.getDevice, { params: { id } });
    return note === null ? status : `${status}: ${note}`;
  };
  const becomes = (booth: Booth, status: string, withinMs?: number) =>
    eventually(`the device is ${status}`, async () => (await statusOf(booth)) === status, withinMs);
  const open = async (name: string, booth: Booth, screen?: 'portrait' | 'landscape') => {
    const page = await kioskPage(stage, name, screen);
    await page.goto(booth.path);
    await startOf(page).waitFor();
    return page;
  };

  journey(
    'goes from its key to a call and back to the start, through a reload and a restart of the server',
    () => stage,
    async () => {
      const booth = await addBooth(stage, portal.id);
      const kiosk = await open('kiosk', booth);
      expect(kiosk.url()).toMatch(/\/vblh\/device-client$/);
      await becomes(booth, 'IN_START');
      await expectUsable(kiosk);

      await touch(kiosk);
      await place(kiosk).waitFor();
      await becomes(booth, 'IN_WAITING');
      await expectUsable(kiosk);
      await kiosk.reload();
      await place(kiosk).waitFor();
      expect(await place(kiosk).innerText()).toBe('1');
      await stage.server.restart();
      await stage.server.kill();
      await stage.server.start();
      await becomes(booth, 'IN_WAITING');
      expect(await place(kiosk).innerText()).toBe('1');

      const desk = await openDesk(stage, 'agent', agent);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, kiosk]);
      await becomes(booth, 'IN_CALL');
      await expectUsable(kiosk);
      await kiosk.getByTestId('leave-call').tap();
      await expectUsable(kiosk);
      await kiosk.getByRole('button', { name: 'Stay' }).tap();
      await kiosk.reload();
      await seeEachOther([desk, kiosk]);
      await kiosk.getByTestId('louder').click();
      await endCall(desk);

      await kiosk.getByRole('heading', { name: 'Thank you for your visit' }).waitFor();
      await becomes(booth, 'IN_END');
      await expectUsable(kiosk);
      await startOf(kiosk).waitFor();
      await becomes(booth, 'IN_START');
      await stage.dismissAll();
    },
    240_000,
  );

  journey(
    'comes back by itself to its place in line and to its call when the network was away',
    () => stage,
    async () => {
      const ownAgent = await hire(stage);
      const ownPortal = await openPortal(stage, [ownAgent]);
      const booth = await addBooth(stage, ownPortal.id);
      const desk = await openDesk(stage, 'agent', ownAgent);
      await setAvailability(desk, 'Manual');
      const kiosk = await open('kiosk', booth);
      await touch(kiosk);
      await place(kiosk).waitFor();
      const behind = await stage.page('behind');
      await ring(behind, ownPortal.path);
      const places = async () => [await place(kiosk).innerText(), await place(behind).innerText()];
      await eventually('both wait', async () => (await places()).join() === '1,2');

      /** The network is away until both sides have noticed. */
      const losesNetwork = async (notice: string | RegExp, meanwhile: () => Promise<void>) => {
        const giveBack = await takeNetwork(kiosk);
        await away(kiosk).waitFor();
        await desk.getByText(notice).waitFor();
        await meanwhile();
        await giveBack();
        await away(kiosk).waitFor({ state: 'detached' });
        await desk.getByText(notice).waitFor({ state: 'detached' });
      };
      await losesNetwork('Connection interrupted, place kept', async () => {
        expect(await place(kiosk).innerText()).toBe('1');
        await expectUsable(kiosk);
      });
      expect(await places()).toEqual(['1', '2']);
      await becomes(booth, 'IN_WAITING');

      const first = desk.getByTestId('line-entry').first();
      await first.getByRole('button', { name: /^Take/ }).click();
      await seeEachOther([desk, kiosk]);
      await becomes(booth, 'IN_CALL');
      await losesNetwork(/has lost the connection|are interrupted/, async () => {
        await expectUsable(kiosk);
      });
      await seeEachOther([desk, kiosk], 1_000);
      await becomes(booth, 'IN_CALL');
      await endCall(desk);
      await kiosk.getByRole('heading', { name: 'Thank you for your visit' }).waitFor();
      const api = await stage.api(ownAgent.token);
      expect((await api.call(callRoutes.getCallHistory, { query: {} })).totalDocs).toBe(1);
      await stage.dismissAll();
    },
    180_000,
  );

  journey(
    'notices a frozen camera, and goes on when it moves again',
    () => stage,
    async () => {
      const booth = await addBooth(stage, portal.id);
      const kiosk = await kioskPage(stage, 'kiosk');
      await giveCameraThatFreezes(kiosk);
      await kiosk.goto(booth.path);
      await startOf(kiosk).waitFor();
      await becomes(booth, 'IN_START');
      await freeze(kiosk, true);
      const since = performance.now();
      await becomes(booth, 'IN_ERROR: Stream is frozen');
      expect(performance.now() - since).toBeLessThan(FROZEN_WITHIN_MS);
      await kiosk.getByText('The camera has stopped.').waitFor();
      await freeze(kiosk, false);
      await becomes(booth, 'IN_START');
      await stage.dismissAll();
    },
  );

  journey(
    'gives way to another booth with the same key, and takes its place back by it',
    () => stage,
    async () => {
      const booth = await addBooth(stage, portal.id);
      const first = await open('first', booth, 'landscape');
      const second = await open('second', booth);
      const elsewhere = first.getByRole('heading', { name: 'Out of service' });
      await elsewhere.waitFor();
      await expectUsable(first);
      await first.getByRole('button', { name: 'For staff: sign in here' }).click();
      await first.getByLabel('Device key').fill('0000-0000-0000-0000-0000-0000-0000-0000');
      await first.getByRole('button', { name: 'Sign in' }).click();
      await first.getByText('This key is not valid').waitFor();
      await expectUsable(first);
      await first.getByLabel('Device key').fill(booth.key.toLowerCase());
      await first.getByRole('button', { name: 'Sign in' }).click();
      await startOf(first).waitFor();
      await second.getByRole('heading', { name: 'Out of service' }).waitFor();
      await stage.dismissAll();
    },
  );

  journey(
    'follows what an administrator changes, and what it is told from afar',
    () => stage,
    async () => {
      const booth = await addBooth(stage, portal.id);
      const kiosk = await open('kiosk', booth);
      const api = await stage.api();
      const { id: _id } = booth;
      await api.call(deviceRoutes.updateDevice, { body: { _id, brightness: 0.3 } });
      await kiosk.getByTestId('shade').waitFor({ state: 'attached' });
      await api.call(deviceRoutes.updateDevice, { body: { _id, queueId: null } });
      await kiosk.getByRole('heading', { name: 'Almost ready' }).waitFor();
      await api.call(deviceRoutes.updateDevice, {
        body: { _id, queueId: portal.id, brightness: 1 },
      });
      await startOf(kiosk).waitFor();
      await becomes(booth, 'IN_START');
      const picture = await api.call(deviceRoutes.askDevice, {
        body: { _id, action: 'userCamImage' },
      });
      expect(picture.ok).toBe(true);
      const call = await api.call(deviceRoutes.askDevice, { body: { _id, action: 'call' } });
      expect(call).toMatchObject({ ok: true, note: null });
      await place(kiosk).waitFor();
      await becomes(booth, 'IN_WAITING');
      await api.call(deviceRoutes.deactivateDevices, { body: { ids: [_id] } });
      await kiosk.getByRole('heading', { name: 'Out of service' }).waitFor();
      await stage.dismissAll();
    },
  );
});
