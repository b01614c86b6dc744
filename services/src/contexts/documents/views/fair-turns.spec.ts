import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';

import { FairTurns } from './fair-turns.js';

const waiting = new AbortController().signal;

/** Returns turns in which each task ends on command. */
function opened() {
  const turns = new FairTurns();
  const begun: string[] = [];
  let end = (): void => undefined;
  const ask = (person: string, name: string, signal = waiting) =>
    turns.take(person, signal, () => {
      begun.push(name);
      return new Promise<string>((resolve) => (end = () => resolve(name)));
    });
  return { ask, begun, end: () => end() };
}

test('people take turns, however many things they wait for', async () => {
  const { ask, begun, end } = opened();
  const asked = [
    ...['a1', 'a2', 'a3'].map((name) => ask('ada', name)),
    ...['t1', 't2'].map((name) => ask('tom', name)),
    ask('eve', 'e1'),
  ];
  const expected = ['a1', 't1', 'e1', 'a2', 't2', 'a3'];
  for (const [at, name] of expected.entries()) {
    expect(begun).toEqual(expected.slice(0, at + 1));
    end();
    await asked[['a1', 'a2', 'a3', 't1', 't2', 'e1'].indexOf(name)];
    await nextTurn();
  }
});

test('serves a person who comes meanwhile before the other waiting tasks of the person who is being served', async () => {
  const { ask, begun, end } = opened();
  const first = ask('ada', 'a1');
  const second = ask('ada', 'a2');
  const own = ask('tom', 't1');
  for (const one of [first, own, second]) {
    end();
    await one;
    await nextTurn();
  }
  expect(begun).toEqual(['a1', 't1', 'a2']);
});

test('does not begin a task that no one waits for any more, and delays no other task', async () => {
  const { ask, begun, end } = opened();
  const going = new AbortController();
  const first = ask('ada', 'a1');
  const left = ask('tom', 't1', going.signal);
  const next = ask('eve', 'e1');
  going.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(ask('tom', 't2', going.signal)).rejects.toThrow('gone');
  end();
  await first;
  await nextTurn();
  end();
  await next;
  expect(begun).toEqual(['a1', 'e1']);
});

test('continues with the next task after a failure', async () => {
  const turns = new FairTurns();
  const failing = turns.take('ada', waiting, () => Promise.reject(new Error('broken')));
  const next = turns.take('tom', waiting, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(turns.take('ada', waiting, () => Promise.resolve('again'))).resolves.toBe('again');
});

test('serves two people at a time, and each of them once', async () => {
  const turns = new FairTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (person: string, name: string) =>
    turns.take(person, waiting, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const slow = ask('ada', 'a1');
  const more = ask('ada', 'a2');
  const other = ask('tom', 't1');
  expect(begun).toEqual(['a1', 't1']);
  const third = ask('eve', 'e1');
  ends.get('t1')?.();
  await other;
  await nextTurn();
  expect(begun).toEqual(['a1', 't1', 'e1']);
  ends.get('e1')?.();
  await third;
  await nextTurn();
  // A place is free, and its turn comes only after the other task of the same person.
  expect(begun).toEqual(['a1', 't1', 'e1']);
  ends.get('a1')?.();
  await slow;
  await nextTurn();
  expect(begun).toEqual(['a1', 't1', 'e1', 'a2']);
  ends.get('a2')?.();
  await more;
});
