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
/** How often all that is in sight has to move on; more by hand, with FOYER_TWELVE_ROUNDS=30. */
const ROUNDS = Number(process.env.FOYER_TWELVE_ROUNDS ?? 2);
/** How many new pictures of each that takes. */
const NEW_PICTURES = 2;
/** The longest time for it: two processors draw, send and show the pictures of twelve. */
const PATIENCE_MS = 120_000;

type Frames = ReadonlyMap<string, number>;

/** A stream that was repaired meanwhile begins to count again. */
function hasMoved(key: string, then: Frames, now: Frames): boolean {
  const [before, after] = [then.get(key) ?? 0, now.get(key) ?? 0];
  return after - (after < before ? 0 : before) >= NEW_PICTURES;
}

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
      const away = await inSight(host, '[data-away]');
      expect(away).toHaveLength(PEOPLE - 1 - 9);
      /** Waits for new pictures of each who is in sight, on every page. */
      const allMoveOn = async () => {
        const then = await Promise.all(pages.map(frames));
        const isDone = async () => {
          const seen = await Promise.all(pages.map((page) => inSight(page)));
          const now = await Promise.all(pages.map(frames));
          return seen.every((keys, n) => keys.every((key) => hasMoved(key, then[n]!, now[n]!)));
        };
        await eventually('all that is in sight moves on', isDone, PATIENCE_MS);
      };
      const hasStood = (then: Frames, now: Frames) =>
        away.every((key) => (now.get(key) ?? 0) <= (then.get(key) ?? 0));
      // Streams that are not in sight are not sent, once what was under way has arrived.
      await eventually('what is not in sight stands still', async () => {
        const then = await frames(host);
        await allMoveOn();
        return hasStood(then, await frames(host));
      });
      const before = await frames(host);
      for (let round = 0; round < ROUNDS; round += 1) await allMoveOn();
      const after = await frames(host);
      expect(hasStood(before, after)).toBe(true);

      // A stream that comes into sight is sent at once.
      await host.getByRole('button', { name: 'Next participants' }).click();
      await host.getByTestId('pictures-page').getByText('2 of 2').waitFor();
      expect((await inSight(host)).toSorted()).toEqual(away.toSorted());
      const areSeen = async () => {
        const now = await frames(host);
        return away.every((key) => hasMoved(key, after, now));
      };
      await eventually('the others are seen', areSeen, PATIENCE_MS);
    },
    700_000 + ROUNDS * PATIENCE_MS,
  );
});
