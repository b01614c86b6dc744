import { expect, test } from '@jest/globals';

import { endFeed, evolveFeed, noFeed, openFeed } from './feed.js';

const [memberId, first, second] = [1, 2, 3].map(
  (n) => `01990000-0000-7000-8000-00000000000${n.toString()}`,
) as [string, string, string];
const opened = (feedId: string) => {
  const decision = openFeed(noFeed, { memberId, feedId });
  if (decision.type === 'rejected') throw new Error(decision.code);
  return decision.events;
};

test('a new address is the only one that is good', () => {
  expect([...opened(first), ...opened(second)].reduce(evolveFeed, noFeed)).toEqual({
    feedId: second,
  });
});

test('none is good once it has ended, which it does once', () => {
  const open = opened(first).reduce(evolveFeed, noFeed);
  const ended = endFeed(open, { memberId });
  if (ended.type === 'rejected') throw new Error(ended.code);
  const after = ended.events.reduce(evolveFeed, open);
  expect(after).toEqual({ feedId: null });
  expect(endFeed(after, { memberId })).toMatchObject({ events: [] });
});
