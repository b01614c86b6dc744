import { describe, expect, it } from '@jest/globals';

import { makeStore } from './store.js';

describe('a store', () => {
  it('notifies its listeners of a new value, and not of the same one', () => {
    const store = makeStore(1);
    const heard: number[] = [];
    store.subscribe(() => heard.push(store.get()));
    store.set(2);
    store.set(2);
    store.set((present) => present + 1);
    expect(heard).toEqual([2, 3]);
  });

  it('notifies no listener that has stopped, also from within a listener', () => {
    const store = makeStore('a');
    let heard = 0;
    const stop = store.subscribe(() => {
      heard += 1;
      stop();
    });
    store.set('b');
    store.set('c');
    expect(heard).toBe(1);
  });
});
