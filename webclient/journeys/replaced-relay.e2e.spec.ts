import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { auditRoutes } from '@foyer/contracts/audit';
import type { Page } from 'playwright-core';

import { endCall, hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { DRAWN_SCREEN } from '../../tools/journeys/harness/drawn-screen.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { ForeignJanus } from '../../tools/journeys/harness/foreign-janus.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { picturesOf, received, seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { comeAsGuest, makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** From the death of a relay until all see each other again, in milliseconds. */
const WITHIN_MS = 60_000;

describe('Two relays', () => {
  let relays: readonly ForeignJanus[];
  let stage: Stage;

  beforeAll(async () => {
    relays = [await ForeignJanus.start('25000-25499'), await ForeignJanus.start('25500-25999')];
    stage = await Stage.set({ settings: ForeignJanus.settingsFor(relays) });
  });
  afterAll(async () => {
    await stage.strike();
    for (const janus of relays) await janus.discard();
  });

  const media = async () => {
    const answer = await fetch(`${stage.server.origin}/health/ready`);
    const { parts } = (await answer.json()) as {
      parts: { media: { state: string; detail: { relays: object } } };
    };
    const { state, detail } = parts.media;
    return JSON.stringify({ status: answer.status, state, ...detail.relays });
  };
  const are = (
    state: string,
    first: readonly [string, number],
    second: readonly [string, number],
  ) => {
    const [one, two] = [first, second].map(([how, calls]) => ({ state: how, calls }));
    const expected = JSON.stringify({ status: 200, state, 'janus-1': one, 'janus-2': two });
    return eventually(`media is ${expected}`, async () => (await media()) === expected);
  };
  /** Which of them has the only call. */
  const carrier = async () =>
    (await media()).includes('"janus-1":{"state":"up","calls":1}') ? 0 : 1;

  /** Returns the recorded event of the call that was moved last. */
  const recorded = async () => {
    const api = await stage.api();
    const found = await api.call(auditRoutes.searchEvents, {
      query: { type: 'CallRelayMoved', limit: 1 },
    });
    const moved = found.events[0];
    const { events } = await api.call(auditRoutes.searchEvents, {
      query: { stream: moved?.stream ?? '', limit: 200 },
    });
    const types = events.map(({ type }) => type).reverse();
    return { data: moved?.data, types };
  };

  /**
   * Kills the relay that carries the only call.
   * @returns how long its pages saw nothing, in milliseconds
   */
  const replace = async (janus: ForeignJanus | undefined, pages: readonly Page[]) => {
    const killedAt = performance.now();
    await janus?.kill();
    const interrupted = pages.map((page) => page.getByText(/Sound and picture are interrupted/));
    await Promise.all(interrupted.map((words) => words.waitFor()));
    await Promise.all(interrupted.map((words) => words.waitFor({ state: 'detached' })));
    await eventually('all receive pictures and sound again', async () =>
      (await Promise.all(pages.map(received))).every(
        ({ frames, samples }) => frames > 5 && samples > 0,
      ),
    );
    return Math.round(performance.now() - killedAt);
  };

  journey(
    'replace each other: a call goes on when the one that carries it is killed',
    () => stage,
    async () => {
      await are('up', ['up', 0], ['up', 0]);
      const agent = await hire(stage);
      const { path } = await openPortal(stage, [agent]);
      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await stage.page('visitor');
      await ring(visitor, path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      const both = [desk, visitor];
      await seeEachOther(both, 1_000);
      await are('up', ['up', 1], ['up', 0]);

      const afterMs = await replace(relays[0], both);
      process.stdout.write(`${afterMs} ms after their relay was killed two see each other again\n`);
      expect(afterMs).toBeLessThan(WITHIN_MS);
      await are('degraded', ['down', 0], ['up', 1]);
      await seeEachOther(both, 1_000);
      const { data, types } = await recorded();
      expect(data).toMatchObject({ fromRelay: 'janus-1', toRelay: 'janus-2' });
      const told = types.filter((type) => /Started|Relay|Joined|Left|Ended/.test(type));
      // The stream of the one may flow before the other has joined.
      expect(told.slice(0, 5).toSorted()).toEqual([
        ...['CallJoined', 'CallJoined', 'CallStarted', 'CallStreamStarted', 'CallStreamStarted'],
      ]);
      expect(told.slice(5)).toEqual([
        ...['CallRelayLost', 'CallRelayMoved', 'CallStreamStarted', 'CallStreamStarted'],
      ]);

      const home = await stage.consolePage('admin', '');
      const servers = home.getByRole('region', { name: 'Media servers' });
      await servers.getByText('Not available').waitFor();
      expect(await servers.getByRole('listitem').allInnerTexts()).toEqual([
        expect.stringMatching(/^janus-1\s+0 calls\s+Not available$/),
        expect.stringMatching(/^janus-2\s+One call\s+Available$/),
      ]);

      // One that is back leaves the call where it is.
      await relays[0]?.start();
      await are('up', ['up', 0], ['up', 1]);
      await seeEachOther(both, 1_000);
      await endCall(desk);
      await visitor.getByText('The call has ended.').waitFor();
      await are('up', ['up', 0], ['up', 0]);
    },
  );

  /** Waits until the shared screen is drawn again on each page, over its present connection. */
  const seeTheScreen = (pages: readonly Page[]) =>
    eventually('the screen is seen', async () => {
      const pictures = await Promise.all(pages.map(picturesOf));
      return pictures.every((shown) =>
        [...shown].some(([key, frames]) => key.endsWith('/screenCam') && frames > 5),
      );
    });

  journey(
    'replace each other in a call of three with a shared screen as well',
    () => stage,
    async () => {
      await are('up', ['up', 0], ['up', 0]);
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const session = await makeSession(stage, ada, tom, { sessionName: 'Relay' });
      const hers = await stage.staffPage('ada', ada.token);
      const his = await stage.staffPage('tom', tom.token);
      await hers.addInitScript(DRAWN_SCREEN);
      await his.goto('/vblh/sessions');
      await his.getByRole('link', { name: 'Relay' }).waitFor();
      await hers.goto(`/vblh/sessions/${session._id}`);
      await hers.getByRole('button', { name: 'Start call' }).click();
      const ringing = his.getByRole('alertdialog', { name: /Incoming call/ });
      await ringing.getByRole('button', { name: 'Join' }).click();
      const guest = await stage.page('guest');
      await comeAsGuest(guest, session.sessionNameId, 'Gil Guest');
      const three = [hers, his, guest];
      await pressControl(hers, 'share-screen');
      await Promise.all([seeEachOther(three, 1_000), seeTheScreen([his, guest])]);
      const killedAt = performance.now();
      await replace(relays[await carrier()], three);
      await seeTheScreen([his, guest]);
      const afterMs = Math.round(performance.now() - killedAt);
      process.stdout.write(
        `${afterMs} ms after their relay was killed three see each other and the screen again\n`,
      );
      expect(afterMs).toBeLessThan(WITHIN_MS);
      await seeEachOther(three, 1_000);
    },
  );
});
