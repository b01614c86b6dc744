import { beforeEach, describe, expect, test } from '@jest/globals';

import { Rejected } from '../commands/index.js';
import { ManualClock } from '../testing/manual-clock.js';
import { SilentLog } from '../testing/silent-log.js';
import { Errands } from './errands.js';

describe('Errands', () => {
  let clock: ManualClock;
  let runs: string[];
  let doing: (key: string) => Promise<void>;
  let errands: Errands;

  beforeEach(() => {
    clock = new ManualClock();
    runs = [];
    doing = async () => undefined;
    errands = new Errands({
      clock,
      log: new SilentLog(),
      name: 'test',
      run: async (key) => {
        runs.push(key);
        await doing(key);
      },
    });
  });

  test('are run at once, keys beside each other', async () => {
    errands.ask('a');
    errands.ask('b');
    await errands.settled();
    expect(runs).toEqual(['a', 'b']);
  });

  test('are run once more where asked meanwhile, however often', async () => {
    errands.ask('a');
    errands.ask('a');
    errands.ask('a');
    await errands.settled();
    expect(runs).toEqual(['a', 'a']);
  });

  test('are run at their time, the last plan counts, and asking at once drops it', async () => {
    const at = (ms: number): Date => new Date(clock.now().getTime() + ms);
    errands.askAt('a', at(1000));
    errands.askAt('a', at(2000));
    clock.advance(1999);
    await errands.settled();
    expect(runs).toEqual([]);
    clock.advance(1);
    await errands.settled();
    expect(runs).toEqual(['a']);
    errands.askAt('a', at(1000));
    errands.ask('a');
    clock.advance(5000);
    await errands.settled();
    expect(runs).toEqual(['a', 'a']);
  });

  test('are tried again after a fault, less and less often', async () => {
    let faults = 2;
    doing = async () => {
      faults -= 1;
      if (faults >= 0) throw new Error('the disk is full');
    };
    errands.ask('a');
    await errands.settled();
    clock.advance(250);
    await errands.settled();
    expect(runs).toEqual(['a', 'a']);
    clock.advance(499);
    await errands.settled();
    expect(runs).toHaveLength(2);
    clock.advance(1);
    await errands.settled();
    expect(runs).toHaveLength(3);
    expect(clock.pending).toBe(0);
  });

  test('are over with a refusal, save one that asks to try again', async () => {
    doing = async () => {
      throw new Rejected('VISIT_OVER');
    };
    errands.ask('a');
    await errands.settled();
    expect(clock.pending).toBe(0);
    doing = async () => {
      throw new Rejected('CONFLICT');
    };
    errands.ask('a');
    await errands.settled();
    expect(clock.pending).toBe(1);
  });

  test('end', async () => {
    let finish = (): void => undefined;
    doing = () => new Promise((resolve) => (finish = resolve));
    errands.ask('a');
    errands.ask('a');
    errands.askAt('b', new Date(0));
    const stopped = errands.stop();
    finish();
    await stopped;
    errands.ask('c');
    clock.advance(1000);
    expect(runs).toEqual(['a']);
  });
});
