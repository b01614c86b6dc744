import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { endCall, hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { ForeignJanus } from '../../tools/journeys/harness/foreign-janus.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { codecAskedFor, received, seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Server } from '../../tools/journeys/harness/server.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('A Janus outside of the server', () => {
  let janus: ForeignJanus;
  let stage: Stage;

  beforeAll(async () => {
    janus = await ForeignJanus.start();
    stage = await Stage.set({ settings: janus.settings });
  });
  afterAll(async () => {
    await stage.strike();
    await janus.discard();
  });

  const health = async ({ origin } = stage.server) => {
    const answer = await fetch(`${origin}/health/ready`);
    const { state, parts } = (await answer.json()) as {
      state: string;
      parts: { media: { detail: { janus: string } } };
    };
    return { status: answer.status, state, janus: parts.media.detail.janus };
  };
  const isHealthy = (state: string, seen: string) =>
    eventually(`Janus is ${seen}`, async () => {
      const now = await health();
      return now.status === 200 && now.state === state && now.janus === seen;
    });

  journey(
    'carries a call, may crash and come back in the middle of it, and is left to its owner',
    () => stage,
    async () => {
      await isHealthy('up', 'connected');
      const agent = await hire(stage);
      const { path } = await openPortal(stage, [agent]);
      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await stage.page('visitor');
      await ring(visitor, path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      const both = [desk, visitor];
      await seeEachOther(both, 1_000);
      for (const page of both) {
        expect((await received(page)).codec).toBe(await codecAskedFor(page));
      }

      await janus.kill();
      const interrupted = /Sound and picture are interrupted/;
      await Promise.all(both.map((page) => page.getByText(interrupted).waitFor()));
      await isHealthy('degraded', 'away');
      await janus.start();
      await seeEachOther(both, 2_000);
      await isHealthy('up', 'connected');

      await endCall(desk);
      await visitor.getByText('The call has ended.').waitFor();
      await stage.server.stop();
      expect(janus.isRunning).toBe(true);
    },
  );

  test('is refused, with a reason in the log, if the server may not make rooms', async () => {
    const server = await Server.start({ ...janus.settings, JANUS_ADMIN_KEY: 'another' });
    try {
      await eventually('the log says why', () => server.said.includes('wrong admin_key'));
      expect(await health(server)).toEqual({ status: 200, state: 'degraded', janus: 'away' });
    } finally {
      await server.discard();
    }
  });
});
