import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { endCall, hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { TestEnvironment } from '../../tools/journeys/harness/environment.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const { TEST_MONGODB_URL: mongo, FOYER_TEST_CADDY: caddy } = process.env;

if (mongo && caddy) {
  describe('Two nodes behind the proxy', () => {
    let stage: Stage<TestEnvironment>;

    beforeAll(async () => {
      stage = await Stage.before(await TestEnvironment.open(mongo, caddy));
    }, 120_000);
    afterAll(() => stage.strike());

    /** Opens pages until the proxy leads one to another node than a given page. */
    const pageElsewhere = async (name: string, path: string, than: Page): Promise<Page> => {
      const taken = await ledTo(than);
      for (;;) {
        const page = await stage.page(name);
        await page.goto(path);
        if ((await ledTo(page)) !== taken) return page;
        await stage.dismiss(name);
      }
    };

    journey(
      'a call between people at both outlives the end of its node, and the other one goes on alone',
      () => stage,
      async () => {
        const agent = await hire(stage);
        const { path } = await openPortal(stage, [agent]);
        const desk = await openDesk(stage, 'agent', agent);
        const visitor = await pageElsewhere('visitor', path, desk);
        await ring(visitor, path);
        await desk.getByRole('button', { name: 'Accept' }).click();
        await seeEachOther([desk, visitor], 1_000);

        const node = await stage.server.nodeOfTheCall();
        const ended = node.drain();
        await eventually('it lets no one in any more', async () => {
          const { status } = await fetch(`${node.origin}/health/ready`);
          return status === 503;
        });
        await seeEachOther([desk, visitor], 2_000);
        // A participant who returns to the call now enters by the other node, and is passed on.
        for (const page of [visitor, desk]) {
          await page.reload();
          await seeEachOther([desk, visitor], 1_000);
        }
        await endCall(desk);
        await visitor.getByText('The call has ended.').waitFor();
        expect(await ended).toBe(0);

        const next = await stage.page('next visitor');
        await ring(next, path);
        await desk.getByRole('button', { name: 'Accept' }).click();
        await seeEachOther([desk, next], 1_000);
        await endCall(desk);
        await next.getByText('The call has ended.').waitFor();
      },
      300_000,
    );
  });
} else {
  describe('Two nodes behind the proxy', () => {
    test.todo(
      'were not tried: TEST_MONGODB_URL and FOYER_TEST_CADDY do not both name what it takes',
    );
  });
}

/** Returns the cookie of the proxy, which leads the browser to the same node again. */
async function ledTo(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'lb')?.value;
}
