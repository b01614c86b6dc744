import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { describe, expect, test } from '@jest/globals';

import { childOf, processorTime } from './processor-time.js';

describe('The processor time of a process', () => {
  test('grows with what it does', async () => {
    const before = await processorTime(process.pid);
    const used = process.cpuUsage();
    while (process.cpuUsage(used).user + process.cpuUsage(used).system < 100_000);
    expect(await processorTime(process.pid)).toBeGreaterThanOrEqual(before + 80);
  });

  test('is asked of the one that a process has begun, by its name', async () => {
    const child = spawn('sleep', ['60']);
    await once(child, 'spawn');
    try {
      expect(await childOf(process.pid, 'sleep')).toBe(child.pid);
      await expect(childOf(process.pid, 'janus')).rejects.toThrow('runs no janus');
    } finally {
      child.kill();
    }
  });
});
