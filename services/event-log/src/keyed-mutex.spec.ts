import { describe, expect, test } from '@jest/globals';

import { KeyedMutex } from './keyed-mutex.js';

const settled = (): Promise<void> => new Promise(setImmediate);

describe('KeyedMutex', () => {
  const begin = () => {
    const turns = new KeyedMutex();
    const log: string[] = [];
    const enter = (who: string, names: string[]) => {
      let leave = (): void => undefined;
      const left = new Promise<void>((resolve) => (leave = resolve));
      const done = turns.runExclusive(names, async () => {
        log.push(who);
        await left;
      });
      return { leave, done };
    };
    return { turns, log, enter };
  };

  test('run one after the other for the same key, and side by side for others', async () => {
    const { log, enter } = begin();
    const first = enter('first', ['line', 'desk']);
    const second = enter('second', ['desk']);
    const apart = enter('apart', ['other']);
    await settled();
    expect(log).toEqual(['first', 'apart']);
    first.leave();
    await settled();
    expect(log).toEqual(['first', 'apart', 'second']);
    second.leave();
    apart.leave();
    await Promise.all([first.done, second.done, apart.done]);
  });

  test('crossed names do not wait for each other permanently', async () => {
    const { log, enter } = begin();
    const turns = [enter('1', ['a', 'b']), enter('2', ['b', 'a']), enter('3', ['a', 'b'])];
    for (const { leave } of turns) leave();
    await Promise.all(turns.map(({ done }) => done));
    expect(log).toEqual(['1', '2', '3']);
  });

  test('a turn that fails passes on', async () => {
    const { turns, log, enter } = begin();
    const failing = turns.runExclusive(['a'], async () => {
      throw new Error('planned');
    });
    const next = enter('next', ['a']);
    await expect(failing).rejects.toThrow('planned');
    next.leave();
    await next.done;
    expect(log).toEqual(['next']);
  });
});
