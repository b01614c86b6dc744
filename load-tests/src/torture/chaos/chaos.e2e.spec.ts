import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../seeded-random.js';
import { chaos, type ChaosOptions } from './chaos.js';

const PATIENCE_MS = 300_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-chaos-'));
});
afterEach(() => rm(folder, { recursive: true }));

const options = (more: Partial<ChaosOptions> = {}): ChaosOptions => ({
  folder,
  troubleMs: 1_000,
  drainMs: 0,
  random: seededRandom(1),
  real: {},
  ...more,
});

describe('A server whose mail server, Kafka and Janus hang', () => {
  it(
    'acknowledges commands as ever, and loses none',
    async () => {
      const report = await chaos(options());
      expect(report.wrong).toEqual([]);
      expect(report.acknowledged).toBeGreaterThan(20);
    },
    PATIENCE_MS,
  );

  it(
    'is found out where a command waits for them',
    async () => {
      const { wrong } = await chaos(options({ mutant: 'commands-wait' }));
      expect(wrong).not.toEqual([]);
    },
    PATIENCE_MS,
  );
});
