import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import { identityRoutes, TOKEN_STORAGE_KEY } from '@foyer/contracts/identity';
import type { Page } from 'playwright-core';

import {
  type Agent,
  endCall,
  hire,
  openDesk,
  openPortal,
  ring,
} from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey, scene } from '../../tools/journeys/harness/journey.js';
import { codecAskedFor, received, seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { takeNetwork } from '../../tools/journeys/harness/network.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** Takes another token, as when the same member signs in in another tab. */
const SIGN_IN = ([key, token]: readonly string[]) => {
  localStorage.setItem(key ?? '', token ?? '');
  dispatchEvent(new StorageEvent('storage', { key: key ?? '' }));
};

/** Nearly as long as a participant may be away from a call. */
const AWAY_MS = 20_000;

describe.each([
  ['through Janus', {}],
  ['directly', { JANUS: 'off' }],
])('A call, %s', (how, settings) => {
  let stage: Stage;
  let agent: Agent;
  let portal: { id: string; path: string };
  let desk: Page;
  let visitor: Page;
  let isMet = false;

  beforeAll(async () => {
    stage = await Stage.set({ settings });
  });
  afterAll(() => stage.strike());
  afterEach(async () => {
    if (!isMet) await stage.dismissAll();
  });

  /** An agent and a visitor who see each other: those of the journey before, where it went well. */
  const meet = async (): Promise<void> => {
    if (isMet) return seeEachOther([desk, visitor]);
    agent = await hire(stage);
    portal = await openPortal(stage, [agent]);
    desk = await openDesk(stage, 'agent', agent);
    visitor = await stage.page('visitor');
    await ring(visitor, portal.path);
    await desk.getByRole('button', { name: 'Accept' }).click();
    await seeEachOther([desk, visitor]);
    for (const page of [desk, visitor]) {
      expect((await received(page)).codec).toBe(await codecAskedFor(page));
    }
  };

  /**
   * Each trouble comes over the same call: a meeting takes as much of a processor as all of them.
   */
  const inCall = (title: string, run: () => Promise<void>): void =>
    scene(
      `${title} (${how})`,
      () => stage,
      async () => {
        await meet();
        isMet = false;
        await run();
        isMet = true;
      },
    );

  if (how === 'directly') {
    inCall('goes on while the agent signs in again, and when the first sign-in ends', async () => {
      const before = await received(visitor);
      await desk.evaluate(SIGN_IN, [TOKEN_STORAGE_KEY, await stage.signIn(agent.userName)]);
      await (await stage.api(agent.token)).call(identityRoutes.logout, {});
      await seeEachOther([desk, visitor], 2_000);
      expect((await received(visitor)).open).toBe(before.open);
    });
  }

  // Before the reloads: afterwards the pages talk to the new server.
  inCall('survives a restart of the server', async () => {
    await stage.server.kill();
    await stage.server.start();
    await seeEachOther([desk, visitor], 2_000);
  });

  inCall('goes on after a reload on either side', async () => {
    await visitor.reload();
    await seeEachOther([desk, visitor]);
    await desk.reload();
    await seeEachOther([desk, visitor]);
  });

  inCall('survives a network that is gone for a while', async () => {
    const giveBack = await takeNetwork(visitor);
    const goneAt = performance.now();
    await desk.getByText(/has lost the connection|are interrupted/).waitFor();
    await eventually('it was gone so long', () =>
      Promise.resolve(performance.now() - goneAt > AWAY_MS),
    );
    await giveBack();
    await seeEachOther([desk, visitor], 1_000);
  });

  inCall('shows the screen that the agent shares, for as long as it is shared', async () => {
    const before = await received(visitor);
    await pressControl(desk, 'share-screen');
    const screen = visitor.getByTestId('tile-screenCam');
    await screen.waitFor();
    await eventually(
      'the screen has a connection of its own',
      async () => (await received(visitor)).open > before.open,
    );
    await visitor.waitForFunction(() => {
      const video = document.querySelector<HTMLVideoElement>('[data-testid=tile-screenCam] video');
      return (video?.videoWidth ?? 0) > 0;
    });
    await pressControl(desk, 'share-screen');
    await screen.waitFor({ state: 'detached' });
    await seeEachOther([desk, visitor]);
  });

  if (how === 'directly') {
    inCall(
      'goes on above the pages while the agent looks at others, and asks before signing out',
      async () => {
        const before = await received(visitor);
        await desk.getByRole('link', { name: 'Calls' }).click();
        await desk.getByTestId('small-call').waitFor();
        await desk.getByRole('heading', { name: 'Calls' }).waitFor();
        await seeEachOther([desk, visitor], 1_000);
        await desk.getByRole('button', { name: new RegExp(agent.lastName) }).click();
        await desk.getByRole('menuitem', { name: 'Sign out' }).click();
        await desk.getByRole('dialog', { name: 'End the call and sign out?' }).waitFor();
        await desk.getByRole('button', { name: 'Stay' }).click();
        await desk.getByRole('link', { name: 'Back to the call' }).click();
        await desk.getByTestId('full-call').waitFor();
        await seeEachOther([desk, visitor]);
        expect((await received(visitor)).open).toBe(before.open);
      },
    );
  }

  if (how === 'through Janus') {
    inCall('goes on when Janus was gone', async () => {
      process.kill(await stage.server.janusPid(), 'SIGKILL');
      const interrupted = /Sound and picture are interrupted/;
      // It is back so soon that a busy page may learn of both at once.
      await Promise.any([desk, visitor].map((page) => page.getByText(interrupted).waitFor()));
      await seeEachOther([desk, visitor], 2_000);
    });
  }

  journey(
    `ends on both sides after all of that (${how})`,
    () => stage,
    async () => {
      await meet();
      isMet = false;
      await endCall(desk);
      await visitor.getByText('The call has ended.').waitFor();
    },
  );
});
