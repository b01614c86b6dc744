import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import {
  type Agent,
  endCall,
  hire,
  openDesk,
  openPortal,
  ring,
} from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { writePast, type PastCall } from '../../tools/journeys/harness/past-calls.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const HOUR = 3_600_000;
/**
 * The journey's browser may stand anywhere; Monday to Wednesday of a week that is over there as
 * well.
 */
const days = ['2026-03-02', '2026-03-03', '2026-03-04'];
const range = `from=${days[0]}&to=${days[2]}&zone=Europe%2FBerlin`;

describe('Statistics of calls, in the console', () => {
  let stage: Stage;
  let agent: Agent;
  let portal: { id: string; path: string };
  let calls: readonly PastCall[];

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    agent = await hire(stage);
    portal = await openPortal(stage, [agent]);
    const agentId = agent.id;
    const rung = (day: string, hour: number, waitedMs: number, lastedMs: number): PastCall => ({
      ...{ portalId: portal.id, agentId, waitedMs, lastedMs },
      rangAt: new Date(Date.parse(`${day}T00:00:00+01:00`) + hour * HOUR),
    });
    calls = days.flatMap((day, index) => [
      rung(day, 9, 5_250, 120_000),
      rung(day, 9.2, 15_000 + index, 61_003),
      { ...rung(day, 14, 45_000, 300_000), missedBy: agentId },
      { portalId: portal.id, rangAt: rung(day, 15, 0, 0).rangAt, waitedMs: 70_000 },
    ]);
    const shifts = days.map((day) => ({
      ...{ agentId, lunchMs: HOUR / 2 },
      from: new Date(`${day}T08:00:00+01:00`),
      to: new Date(`${day}T16:00:00+01:00`),
    }));
    await writePast(stage.server, { calls, shifts });
  });
  afterAll(() => stage.strike());

  const saved = async (page: Page, button: string) => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return readFile(await (await coming).path(), 'utf8');
  };
  const isNarrow = async (page: Page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
    await page.setViewportSize({ width: 1280, height: 900 });
  };

  journey(
    'figures lead to their calls, and one row per call adds up to the same',
    () => stage,
    async () => {
      const page = await stage.consolePage('admin', `callStatistics?${range}`);
      const totals = page.getByRole('region', { name: 'At a glance' });
      await totals.getByRole('link', { name: 'Visitors: 12' }).waitFor();
      await totals.getByRole('link', { name: 'Abandoned: 3' }).waitFor();
      // 3 * (120 + 61.003 + 300) s
      await totals.getByRole('link', { name: 'Time in calls: 24:03' }).waitFor();
      await totals.getByRole('link', { name: 'Within 20 s: 6' }).waitFor();
      const hours = page.getByRole('table', { name: 'Busiest hours' });
      await hours.getByRole('link', { name: 'Monday, 9:00: 2' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await isNarrow(page);

      const table = await saved(page, 'One row per call (CSV)');
      const rows = table.trimEnd().split('\r\n').slice(1);
      expect(rows.length).toBe(calls.length);
      const seconds = rows.map((row) => Number(row.split(',')[7])).reduce((a, b) => a + b, 0);
      expect(Math.round(seconds * 1000)).toBe(
        calls.reduce((sum, { agentId, lastedMs = 0 }) => sum + (agentId ? lastedMs : 0), 0),
      );

      await page.getByLabel('Service level (seconds)').fill('5');
      await totals.getByRole('link', { name: 'Within 5 s: 0' }).waitFor();
      await page.getByLabel('Service level (seconds)').fill('0');
      await page.getByText('1 to 3600 seconds').waitFor();
      await page.getByLabel('Service level (seconds)').fill('50');
      await totals.getByRole('link', { name: 'Within 50 s: 9' }).click();
      await page.getByText('1-9 of 9').waitFor();
      await page.goBack();
      await hours.getByRole('link', { name: 'Tuesday, 9:00: 2' }).click();
      await page.getByText('1-2 of 2').waitFor();
      await page.getByText('1 hour chosen in the statistics').waitFor();
      expect(await violations(page)).toEqual([]);
      await stage.dismissAll();
    },
  );

  journey(
    'an agent sees in German how a day was spent',
    () => stage,
    async () => {
      const page = await stage.consolePage('admin', `agentStatistics?${range}`);
      await page.evaluate(`localStorage.setItem('RaStore.locale', '"de"')`);
      await page.reload();
      const agents = page.getByRole('table', { name: 'Agenten' });
      const row = agents.getByRole('row').filter({ hasText: agent.lastName });
      await row.getByText('24:00:00').waitFor();
      expect(await violations(page)).toEqual([]);
      // However long a name is, a phone shows figures next to it.
      await page.setViewportSize({ width: 390, height: 844 });
      const longest = agents.getByRole('row').nth(1);
      await longest
        .getByRole('link')
        .first()
        .evaluate((link, name) => {
          link.textContent = name;
        }, 'Maximiliane-Wilhelmine Freifrau von Hohenlohe-Bartenstein-Jagstberg');
      const figure = await longest.getByRole('cell').nth(1).boundingBox();
      expect(figure !== null && figure.x + figure.width <= 390).toBe(true);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.reload();
      await row.getByRole('link', { name: new RegExp(agent.lastName) }).click();
      await page.getByRole('button', { name: /3\. März|03\.03\.2026/ }).click();
      const timeline = page.getByRole('table', { name: 'Im Einzelnen' });
      const lunch = timeline.getByRole('row').filter({ hasText: 'Mittagspause' });
      await lunch.getByRole('cell', { name: '30:00', exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await isNarrow(page);
      await stage.dismissAll();
    },
  );

  journey(
    'a wallboard follows the line, the agents and what was served today, as the agent’s desk does',
    () => stage,
    async () => {
      const page = await stage.consolePage('supervisor', 'wallboard');
      const numberOf = (region: string, name: string) =>
        page
          .getByRole('region', { name: region })
          .locator('div:has(> dt)')
          .filter({ has: page.getByText(name, { exact: true }) })
          .locator('dd');
      const shows = (region: string, name: string, text: string) =>
        numberOf(region, name).getByText(text, { exact: true }).waitFor();
      await shows('Now', 'Waiting', '0');
      await shows('Today', 'Served', '0');
      await ring(await stage.page('visitor'), portal.path);
      await shows('Now', 'Waiting', '1');
      await shows('Agents', 'Free', '0');
      const desk = await openDesk(stage, 'agent', agent);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await shows('Now', 'Waiting', '0');
      await shows('Agents', 'In a call', '1');
      // A visitor is served once the call has ended.
      await shows('Today', 'Served', '0');
      await endCall(desk);
      await shows('Today', 'Served', '1');
      await shows('Today', 'Within 20 s', '100%');
      const myDay = desk.getByRole('region', { name: 'Your day' });
      await myDay.locator('div', { hasText: 'Served' }).getByText('1', { exact: true }).waitFor();
      expect(await violations(desk)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await isNarrow(page);
      await stage.dismissAll();
    },
  );
});
