import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { eventually } from '../../testing/eventually.js';
import { MemoryNodeStore } from './memory-node-store.js';
import type { NodeTiming } from './node-parts.js';
import type { NodeStore } from './node-store.js';
import { LittleNode } from './testing/little-node.js';

const QUICK: NodeTiming = { heartbeatMs: 10, deadAfterMs: 100, watchMs: 10 };
const NEVER: NodeTiming = { heartbeatMs: 1e9, deadAfterMs: 1e9, watchMs: 1e9 };

describe('a meeting', () => {
  const nodes: LittleNode[] = [];
  const node = async (store: NodeStore, timing = QUICK): Promise<LittleNode> => {
    const one = await new LittleNode(store, timing).open(nodes.length);
    nodes.push(one);
    return one;
  };
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map(({ self }) => self.close()));
  });

  test('is where it was first held, until no holder is left there', async () => {
    const store = new MemoryNodeStore();
    const [a, b] = [await node(store), await node(store)];
    const [first, second, third] = [{}, {}, {}];
    expect(await a.affinities.hold('call:x', first)).toBe(true);
    expect(await a.affinities.hold('call:x', second)).toBe(true);
    expect(await b.affinities.hold('call:x', third)).toBe(false);
    expect((await b.affinities.ownerOf('call:x'))?.id).toBe(a.self.id);
    a.affinities.letGo('call:x', first);
    expect(await b.affinities.hold('call:x', third)).toBe(false);
    a.affinities.letGo('call:x', second);
    await eventually('it is free', () => b.affinities.hold('call:x', third));
    expect(a.affinities.isHere('call:x')).toBe(false);
  });

  test('stays with a new holder who comes while the last one goes', async () => {
    const store = new MemoryNodeStore();
    const [a, b] = [await node(store), await node(store)];
    const [before, after] = [{}, {}];
    await a.affinities.hold('call:x', before);
    a.affinities.letGo('call:x', before);
    expect(await a.affinities.hold('call:x', after)).toBe(true);
    expect(await b.affinities.hold('call:x', {})).toBe(false);
  });

  test('stays without a holder if it is kept, and ends when it is given up', async () => {
    const store = new MemoryNodeStore();
    const [a, b] = [await node(store), await node(store)];
    const page = {};
    await a.affinities.hold('call:x', page);
    expect(await a.affinities.keep('call:x')).toBe(true);
    a.affinities.letGo('call:x', page);
    expect(await b.affinities.keep('call:x')).toBe(false);
    expect(b.affinities.keptCount).toBe(0);
    a.affinities.giveUp('call:x');
    await eventually('it is free', () => b.affinities.keep('call:x'));
  });

  test('of a node that is dead is taken over', async () => {
    const store = new MemoryNodeStore();
    const dead = await node(store, NEVER);
    const heir = await node(store);
    expect(await dead.affinities.hold('call:x', {})).toBe(true);
    expect(await heir.affinities.hold('call:x', {})).toBe(false);
    await eventually('the dead is found', () => heir.affinities.hold('call:x', {}));
  });

  test('of a node that was only slow is lost to it: it lets all go and begins again', async () => {
    const store = new MemoryNodeStore();
    const slow = await node(store);
    const before = slow.self.id;
    let evict = false;
    slow.self.onEvicted(() => (evict = true));
    expect(await slow.affinities.keep('call:x')).toBe(true);
    await store.deregister(before);
    await eventually('it notices', () => evict && slow.self.id !== before);
    expect(slow.affinities.isHere('call:x')).toBe(false);
    await eventually('it is back', async () =>
      (await store.nodes()).some(({ id }) => id === slow.self.id),
    );
  });

  test('is not begun on a node that drains, but where it is alone', async () => {
    const store = new MemoryNodeStore();
    const draining = await node(store);
    await draining.affinities.keep('call:old');
    await draining.self.drain();
    expect(await draining.affinities.hold('call:new', {})).toBe(true);
    const other = await node(store);
    await eventually('the other is known', () => draining.self.hasOthers);
    expect(await draining.affinities.hold('call:newer', {})).toBe(false);
    expect(await draining.affinities.hold('call:old', {})).toBe(true);
    expect(await other.affinities.hold('call:newer', {})).toBe(true);
  });
});

describe('whatever nodes do and die of,', () => {
  /** Answers each call after a while of its own, so that operations of nodes mix in every way. */
  class SlowStore extends MemoryNodeStore {
    constructor(readonly scheduler: fc.Scheduler) {
      super();
    }
    override async claim(key: string, id: string) {
      await this.#pass();
      const owner = await super.claim(key, id);
      await this.#pass();
      return owner;
    }
    override async takeOver(key: string, from: string, to: string) {
      await this.#pass();
      return super.takeOver(key, from, to);
    }
    override async release(key: string, id: string) {
      await this.#pass();
      await super.release(key, id);
    }
    #pass(): Promise<void> {
      return this.scheduler.schedule(Promise.resolve());
    }
  }

  interface Act {
    readonly node: number;
    readonly what: 'hold' | 'let go' | 'die';
    /** How many operations of the store are carried out before the next act. */
    readonly answers: number;
  }
  const act: fc.Arbitrary<Act> = fc.record({
    node: fc.integer({ min: 0, max: 2 }),
    answers: fc.integer({ min: 0, max: 3 }),
    what: fc.constantFrom('hold', 'hold', 'hold', 'hold', 'let go', 'let go', 'let go', 'die'),
  });

  test('never two living ones keep a connection of one meeting', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(act, { maxLength: 30 }),
        async (scheduler, acts) => {
          const store = new SlowStore(scheduler);
          const nodes = await Promise.all(
            [0, 1, 2].map((port) => new LittleNode(store, NEVER).open(port)),
          );
          await Promise.all(nodes.map(({ directory }) => directory.look()));
          const dead = new Set<number>();
          const kept = nodes.map(() => new Set<object>());
          const owners = () => kept.flatMap(({ size }, n) => (size > 0 && !dead.has(n) ? [n] : []));
          const work: Promise<unknown>[] = [];
          for (const { node: n, what, answers } of acts) {
            const [one, mine] = [nodes[n], kept[n]];
            if (!one || !mine) continue;
            const { affinities, self } = one;
            const [page] = mine;
            if (what === 'die' && dead.size < 2) {
              dead.add(n);
              await store.deregister(self.id);
            } else if (what === 'let go' && page) {
              mine.delete(page);
              affinities.letGo('call:x', page);
            } else if (what === 'hold' && !dead.has(n)) {
              const holder = {};
              const held = affinities.hold('call:x', holder).then((isHere) => {
                if (isHere) mine.add(holder);
                expect(owners().length).toBeLessThanOrEqual(1);
              });
              work.push(held);
            }
            for (let n = 0; n < answers; n += 1) {
              await new Promise(setImmediate);
              if (scheduler.count() > 0) await scheduler.waitNext(1);
            }
          }
          await scheduler.waitIdle();
          await Promise.all(work);
          expect(owners().length).toBeLessThanOrEqual(1);
          await Promise.all(nodes.map(({ self }) => self.close()));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
