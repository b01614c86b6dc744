import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditRoutes } from '@foyer/contracts/audit';
import type { Page } from 'playwright-core';

import { hire, openPortal, ring, setAvailability } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { TurnServer } from '../../tools/journeys/harness/turn-server.js';

/** From the cut until both see each other again, in milliseconds. */
const WITHIN_MS = 60_000;

/** Counts the connections that a page makes, and what is agreed on over them. */
const COUNTED = `{
  const Native = window.RTCPeerConnection;
  window.agreed = { connections: 0, descriptions: 0 };
  window.RTCPeerConnection = class extends Native {
    constructor(options) {
      super(options);
      window.agreed.connections += 1;
      this.addEventListener('signalingstatechange', () => {
        if (this.signalingState === 'stable') window.agreed.descriptions += 1;
      });
    }
  };
}`;
/** Media over a TURN server only. */
const OVER_TURN = `{
  const Native = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Native {
    constructor(options) {
      super({ ...options, iceTransportPolicy: 'relay' });
    }
  };
}`;

interface Agreed {
  readonly connections: number;
  /**
   * Pairs of offer and answer: one of each connection, and one each time that its ICE is restarted.
   */
  readonly descriptions: number;
}

/** A stalled stream in the record. */
interface Stalled {
  readonly steps: readonly string[];
  readonly outcome: string;
}

const agreed = (pages: readonly Page[]) =>
  Promise.all(pages.map((page) => page.evaluate<Agreed>('window.agreed')));

const program = process.env.FOYER_TEST_COTURN;

if (program === undefined) {
  const missing =
    'coturn is missing: another way for media is not tested (install the package coturn)';
  if (process.env.CI === 'true') test(missing, () => expect(missing).toBe(''));
  else test.skip(missing, () => undefined);
} else {
  describe('A connection whose way is cut off', () => {
    let turn: TurnServer;
    let stage: Stage;

    beforeAll(async () => {
      turn = await TurnServer.start(program);
      stage = await Stage.set({ settings: turn.settings });
    });
    afterAll(async () => {
      await stage.strike();
      await turn.discard();
    });

    const stalls = async () => {
      const api = await stage.api();
      const query = { type: 'CallStreamStalled', limit: 10 };
      const { events } = await api.call(auditRoutes.searchEvents, { query });
      return events.map(({ data }) => data as unknown as Stalled);
    };

    journey(
      'takes another one: neither is published again, nor received over another connection',
      () => stage,
      async () => {
        const kim = await hire(stage);
        const { path } = await openPortal(stage, [kim]);
        const desk = await stage.staffPage('kim', kim.token);
        const visitor = await stage.page('visitor');
        const both = [desk, visitor];
        for (const page of both) await page.addInitScript(COUNTED);
        await visitor.addInitScript(OVER_TURN);
        await desk.goto('/vblh/desk');
        await setAvailability(desk, 'Auto');
        await ring(visitor, path);
        await desk.getByRole('button', { name: 'Accept' }).click();
        await seeEachOther(both, 1_000);
        const before = await agreed(both);
        const cutAt = performance.now();
        await turn.restart();
        await eventually('ICE is restarted on both connections of the visitor', async () => {
          const now = await agreed(both);
          return (now[1]?.descriptions ?? 0) >= (before[1]?.descriptions ?? 0) + 2;
        });
        await seeEachOther(both, 1_000);
        const afterMs = Math.round(performance.now() - cutAt);
        process.stdout.write(`${afterMs} ms after the cut both see each other again\n`);
        expect(afterMs).toBeLessThan(WITHIN_MS);
        const connections = (pages: readonly Agreed[]) => pages.map((page) => page.connections);
        expect(connections(await agreed(both))).toEqual(connections(before));
        await eventually('it is in the record', async () => (await stalls()).length > 0);
        for (const { steps, outcome } of await stalls()) {
          // The page restarts ICE automatically, mostly before the server asks for it.
          expect(['restart-ice', undefined]).toContain(steps.at(-1));
          expect([steps.length <= 1, outcome]).toEqual([true, 'recovered']);
        }
      },
    );
  });
}
