import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findK6 } from './find-k6.js';
import { inspect } from './inspect.js';
import { bundle, run } from './run.js';
import { SCENARIOS, type ScenarioName } from './scenario.js';

const PATIENCE_MS = 120_000;
const k6 = await findK6();

describe('The journey of visitors and agents, driven by k6', () => {
  if (k6 === undefined) {
    it.todo('was not tried: there is no k6');
    return;
  }
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-k6-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is taken by k6 in every scenario, with thresholds', async () => {
    const scripts = join(folder, 'inspected');
    for (const name of Object.keys(SCENARIOS) as ScenarioName[]) {
      const thresholds = await inspect(k6, await bundle(name, scripts));
      expect([name, Object.keys(thresholds)]).toEqual([
        name,
        expect.arrayContaining(['journeys_lost']),
      ]);
    }
  });

  it(
    'brings every visitor of the smoke scenario to the goodbye, and the log knows it',
    async () => {
      let said = '';
      const report = await run({ folder, k6, name: 'smoke', hear: (text) => (said += text) });
      const { wrong } = report;
      expect({ wrong, said: wrong.length > 0 ? said : '' }).toEqual({ wrong: [], said: '' });
      expect(report.counts.served).toBeGreaterThan(0);
      expect(report.counts.served).toBe(report.counts.opened);
    },
    PATIENCE_MS,
  );
});
