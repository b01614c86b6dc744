import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, it, jest } from '@jest/globals';

import { PaymentService } from './payment-service.js';

const ignore = () => undefined;

afterEach(() => {
  jest.restoreAllMocks();
});

it('asks every ten seconds by default if the terminal is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'watch-'));
  const repeated = jest.spyOn(globalThis, 'setInterval');
  const log = { debug: ignore, info: ignore, warn: ignore };
  const service = await PaymentService.start({ folder, settings: undefined, log });
  expect(repeated.mock.calls.map(([, everyMs]) => everyMs)).toEqual([10_000]);
  await service.close();
  await rm(folder, { recursive: true });
});
