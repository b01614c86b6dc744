import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { sessionRoutes } from '@foyer/contracts/sessions';
import type { Page } from 'playwright-core';
import { v7 as newId } from 'uuid';

import { hire, type Agent } from '../../tools/journeys/harness/cast.js';
import { drawCamera } from '../../tools/journeys/harness/drawn-camera.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { picturesOf } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const PEOPLE = 12;
/** How long nothing may freeze: a minute by hand, with FOYER_TWELVE_MS=60000. */
const SUSTAINED_MS = Number(process.env.FOYER_TWELVE_MS ?? 8_000);
/** How often it is looked, in milliseconds: a picture that does not move in between has frozen. */
const LOOK_MS = 4_000;

describe('The call of a session with twelve people', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  const makeRoom = async (people: readonly Agent[]) => {
    const [host, ...others] = people;
    const api = await stage.api(host!.token);
    return api.call(sessionRoutes.createSession, {
      body: {
        ...{ _id: newId(), sessionName: 'All hands', sessionType: 'public' },
        members: others.map(({ id }) => ({ memberId: id, role: 'presenter' as const })),
      },
    });
  };

  /** Returns the pictures that a page shows now, by their keys; or those that it does not show. */
  const inSight = (page: Page, which = ':not([data-away])'): Promise<string[]> =>
    page
      .locator(`[data-picture]${which}`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-picture') ?? ''));

  /** Frames decoded of each picture. */
  const frames = (page: Page) => picturesOf(page);

  journey(
    'shows each of them who is in sight, sends no other pictures, and does not freeze',
    () => stage,
    async () => {
      const people: Agent[] = [];
      for (let count = 0; count < PEOPLE; count += 1) people.push(await hire(stage));
      const { _id } = await makeRoom(people);
      const pages: Page[] = [];
      for (const [n, person] of people.entries()) {
        const page = await stage.staffPage(`person-${n}`, person.token, {
          // One sees a whole page of pictures; the others, on phones, fewer.
          viewport: n < 1 ? { width: 1280, height: 720 } : { width: 320, height: 480 },
          reducedMotion: 'reduce',
        });
        // Small pictures and no microphones: twelve pages that mix sound take more than two
        // processors.
        await drawCamera(page, { width: 160, height: 120, framesPerSecond: 2, sound: false });
        await page.goto(`/vblh/sessions/${_id}`);
        await page.getByRole('button', { name: n === 0 ? 'Start call' : 'Join call' }).click();
        await page.getByTestId('call-stage').waitFor();
        pages.push(page);
      }
      const [host] = pages as [Page];
      await host.getByRole('heading', { name: `${PEOPLE} participants` }).waitFor();
      await host.getByRole('button', { name: /^Layout/ }).click();
      await host.getByTestId('pictures-page').getByText('1 of 2').waitFor();

      // All pages receive all streams in time: each is connected with eleven, and sees those in
      // sight.
      const moves = async (page: Page): Promise<boolean> => {
        const seen = await inSight(page);
        const now = await frames(page);
        return seen.length > 0 && seen.every((key) => (now.get(key) ?? 0) > 0);
      };
      await eventually(
        'all that is in sight is seen',
        async () => (await Promise.all(pages.map(moves))).every(Boolean),
        400_000,
      );
      const first = await inSight(host);
      expect(first).toHaveLength(9);
      // Streams that are not in sight are not sent.
      const before = await frames(host);
      const away = await inSight(host, '[data-away]');
      expect(away).toHaveLength(PEOPLE - 1 - 9);
      for (const until = performance.now() + SUSTAINED_MS; performance.now() < until;) {
        const then = await Promise.all(pages.map(frames));
        const seen = await Promise.all(pages.map((page) => inSight(page)));
        await host.waitForTimeout(LOOK_MS);
        const now = await Promise.all(pages.map(frames));
        const frozen = pages.flatMap((_, n) =>
          seen[n]!.filter((key) => (now[n]!.get(key) ?? 0) <= (then[n]!.get(key) ?? 0)).map(
            (key) => `${key} at person-${n}`,
          ),
        );
        expect(frozen).toEqual([]);
      }
      const after = await frames(host);
      // A stream that was repaired in the meantime begins to count again.
      for (const key of away) expect(after.get(key) ?? 0).toBeLessThanOrEqual(before.get(key) ?? 0);

      // A stream that comes into sight is sent at once.
      await host.getByRole('button', { name: 'Next participants' }).click();
      await host.getByTestId('pictures-page').getByText('2 of 2').waitFor();
      expect((await inSight(host)).toSorted()).toEqual(away.toSorted());
      await eventually('the others are seen', async () => {
        const now = await frames(host);
        return away.every((key) => (now.get(key) ?? 0) > (after.get(key) ?? 0) + 3);
      });
    },
    700_000 + SUSTAINED_MS,
  );
});
