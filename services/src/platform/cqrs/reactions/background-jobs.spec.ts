import { beforeEach, describe, expect, test } from '@jest/globals';

import { Rejected } from '../commands/index.js';
import { ManualClock } from '../../testing/manual-clock.js';
import { SilentLog } from '../../testing/silent-log.js';
import { BackgroundJobs } from './background-jobs.js';

describe('Background jobs', () => {
  let clock: ManualClock;
  let runs: string[];
  let doing: (key: string) => Promise<void>;
  let backgroundJobs: BackgroundJobs;

  beforeEach(() => {
    clock = new ManualClock();
    runs = [];
    doing = async () => undefined;
    backgroundJobs = new BackgroundJobs({
      clock,
      log: new SilentLog(),
      name: 'test',
      run: async (key) => {
        runs.push(key);
        await doing(key);
      },
    });
  });

  test('are run at once, different keys at the same time', async () => {
    backgroundJobs.ask('a');
    backgroundJobs.ask('b');
    await backgroundJobs.settled();
    expect(runs).toEqual(['a', 'b']);
  });

  test('are run once more where asked meanwhile, however often', async () => {
    backgroundJobs.ask('a');
    backgroundJobs.ask('a');
    backgroundJobs.ask('a');
    await backgroundJobs.settled();
    expect(runs).toEqual(['a', 'a']);
  });

  test('are run at their time, the last plan counts, and asking at once drops it', async () => {
    const at = (ms: number): Date => new Date(clock.now().getTime() + ms);
    backgroundJobs.askAt('a', at(1000));
    backgroundJobs.askAt('a', at(2000));
    clock.advance(1999);
    await backgroundJobs.settled();
    expect(runs).toEqual([]);
    clock.advance(1);
    await backgroundJobs.settled();
    expect(runs).toEqual(['a']);
    backgroundJobs.askAt('a', at(1000));
    backgroundJobs.ask('a');
    clock.advance(5000);
    await backgroundJobs.settled();
    expect(runs).toEqual(['a', 'a']);
  });

  test('are tried again after a fault, less and less often', async () => {
    let faults = 2;
    doing = async () => {
      faults -= 1;
      if (faults >= 0) throw new Error('the disk is full');
    };
    backgroundJobs.ask('a');
    await backgroundJobs.settled();
    clock.advance(250);
    await backgroundJobs.settled();
    expect(runs).toEqual(['a', 'a']);
    clock.advance(499);
    await backgroundJobs.settled();
    expect(runs).toHaveLength(2);
    clock.advance(1);
    await backgroundJobs.settled();
    expect(runs).toHaveLength(3);
    expect(clock.pending).toBe(0);
  });

  test('are over with an error, save one that asks to try again', async () => {
    doing = async () => {
      throw new Rejected('VISIT_OVER');
    };
    backgroundJobs.ask('a');
    await backgroundJobs.settled();
    expect(clock.pending).toBe(0);
    doing = async () => {
      throw new Rejected('CONFLICT');
    };
    backgroundJobs.ask('a');
    await backgroundJobs.settled();
    expect(clock.pending).toBe(1);
  });

  test('do not run again once they are stopped', async () => {
    let finish = (): void => undefined;
    doing = () => new Promise((resolve) => (finish = resolve));
    backgroundJobs.ask('a');
    backgroundJobs.ask('a');
    backgroundJobs.askAt('b', new Date(0));
    const stopped = backgroundJobs.stop();
    finish();
    await stopped;
    backgroundJobs.ask('c');
    clock.advance(1000);
    expect(runs).toEqual(['a']);
  });
});
