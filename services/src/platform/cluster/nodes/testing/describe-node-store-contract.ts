import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { Actor } from '#platform/cqrs';
import type { NodeStore } from '../node-store.js';

/** A store for one test, and a second node's way to the same one. */
export interface NodeStoreUnderTest {
  readonly store: NodeStore;
  readonly other: NodeStore;
  dispose(): Promise<void>;
}

/** The contract of every store that nodes have in common. */
export function describeNodeStoreContract(
  name: string,
  open: () => Promise<NodeStoreUnderTest>,
): void {
  describe(`What nodes have in common, in ${name}:`, () => {
    let under: NodeStoreUnderTest;
    let store: NodeStore;
    let other: NodeStore;

    beforeEach(async () => {
      under = await open();
      ({ store, other } = under);
    });
    afterEach(() => under.dispose());

    const enter = async (address = 'http://node:3000'): Promise<string> => {
      const id = randomUUID();
      await store.enter({ id, address, pass: `pass of ${id}` });
      return id;
    };
    const key = () => `call:${randomUUID()}`;
    const visitor = (id: string): Actor => ({ type: 'visitor', id, role: 'guest' });
    const find = async (id: string) => (await other.nodes()).find((node) => node.id === id);

    test('a node is seen by all, with its signs of life', async () => {
      const id = await enter('http://node-1:3000');
      const asEntered = { id, address: 'http://node-1:3000', pass: `pass of ${id}` };
      expect(await find(id)).toEqual({ ...asEntered, heartbeat: 0, draining: false, revision: 0 });
      expect(await store.heartbeat(id)).toBe(true);
      expect(await other.heartbeat(id)).toBe(true);
      await store.drain(id);
      expect(await find(id)).toEqual({ ...asEntered, heartbeat: 2, draining: true, revision: 0 });
    });

    test('who shows a sign of life is not evicted for having shown none', async () => {
      const id = await enter();
      await store.heartbeat(id);
      expect(await other.deregister(id, 0)).toBe(false);
      expect(await other.deregister(id, 1)).toBe(true);
      expect(await other.deregister(id, 1)).toBe(false);
      expect(await store.heartbeat(id)).toBe(false);
      expect(await find(id)).toBeUndefined();
    });

    test('a meeting has the owner that claimed it first, until that one gives it up', async () => {
      const [one, two, affinityKey] = [await enter(), await enter(), key()];
      expect(await store.ownerOf(affinityKey)).toBeUndefined();
      expect(await store.claim(affinityKey, one)).toBe(one);
      expect(await other.claim(affinityKey, two)).toBe(one);
      expect(await store.claim(affinityKey, one)).toBe(one);
      await other.release(affinityKey, two);
      expect(await other.ownerOf(affinityKey)).toBe(one);
      await store.release(affinityKey, one);
      expect(await other.claim(affinityKey, two)).toBe(two);
    });

    test('one of many who claim at once becomes the owner, and all learn of it', async () => {
      for (let round = 0; round < 5; round += 1) {
        const affinityKey = key();
        const claims = Array.from({ length: 16 }, (_, n) =>
          (n % 2 === 0 ? store : other).claim(affinityKey, `node ${n}`),
        );
        const owners = new Set(await Promise.all(claims));
        expect(owners.size).toBe(1);
        expect(owners).toContain(await other.ownerOf(affinityKey));
      }
    });

    test('a meeting is taken over from the one who is thought to own it, and from nobody else', async () => {
      const affinityKey = key();
      await store.claim(affinityKey, 'dead');
      expect(await other.takeOver(affinityKey, 'dead', 'heir')).toBe('heir');
      expect(await store.takeOver(affinityKey, 'dead', 'late')).toBe('heir');
      await other.release(affinityKey, 'heir');
      expect(await store.takeOver(affinityKey, 'dead', 'late')).toBe('late');
    });

    test('who is evicted owns nothing and is met by nobody', async () => {
      const [id, affinityKey] = [await enter(), key()];
      await store.claim(affinityKey, id);
      await store.notify(id, [{ room: 'a', actors: [visitor('v')] }]);
      await other.deregister(id);
      expect(await other.ownerOf(affinityKey)).toBeUndefined();
      expect(await other.presentOn(id)).toEqual([]);
    });

    test('notes are told to the others from where they left off, each thing by who noted it last', async () => {
      const [one, two] = [await enter(), await enter()];
      const of = (id: string, value: unknown) => ({ topic: 't', id, value });
      const told = async (seen: Readonly<Record<string, number>>) => {
        const notes = await other.notesSince(new Map(Object.entries(seen)));
        return notes.map(({ id, value }) => `${id} ${JSON.stringify(value)}`).sort();
      };
      await store.note({ node: one, count: 1 }, [of('a', { n: 1 }), of('b', { n: 1 })]);
      await store.note({ node: one, count: 2 }, [of('a', { n: 2 })]);
      await other.note({ node: two, count: 1 }, [of('c', [null])]);
      expect(await told({})).toEqual(['a {"n":2}', 'b {"n":1}', 'c [null]']);
      expect(await told({ [one]: 2 })).toEqual(['a {"n":2}', 'c [null]']);
      expect(await told({ [one]: 3, [two]: 1 })).toEqual(['c [null]']);
      await other.note({ node: two, count: 2 }, [of('b', { n: 3 })]);
      expect(await told({ [two]: 2 })).toEqual(['a {"n":2}', 'b {"n":3}']);
      await store.deregister(one);
      expect(await told({})).toEqual(['b {"n":3}', 'c [null]']);
      await other.deregister(two);
      expect(await told({})).toEqual([]);
    });

    test('presence is what a node told last of each room, and every telling is noticed', async () => {
      const [id, elsewhere] = [await enter(), await enter()];
      const agent: Actor = { type: 'member', id: 'm', role: 'member', sessionId: 's' };
      await store.notify(id, [
        { room: 'a', actors: [visitor('v')] },
        { room: 'b', actors: [visitor('w'), agent] },
      ]);
      await store.notify(elsewhere, [{ room: 'a', actors: [agent] }]);
      await store.notify(id, [
        { room: 'a', actors: [] },
        { room: 'c', actors: [visitor('x')] },
      ]);
      const rooms = [...(await other.presentOn(id))].sort((a, b) => (a.room < b.room ? -1 : 1));
      expect(rooms).toEqual([
        { room: 'b', actors: [visitor('w'), agent] },
        { room: 'c', actors: [visitor('x')] },
      ]);
      expect(await other.presentOn(elsewhere)).toEqual([{ room: 'a', actors: [agent] }]);
      expect((await find(id))?.revision).toBe(2);
      expect((await find(elsewhere))?.revision).toBe(1);
    });
  });
}
