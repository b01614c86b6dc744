import { expect, test } from '@jest/globals';
import { eventsByAggregate } from '@foyer/contracts/events';
import { allProjections } from './all-projections.js';
import { ignoredEvents, type Ignored } from './ignored-events.js';

/**
 * A read model that folds at least this many events of an aggregate follows it; of other aggregates
 * it takes single facts, such as names.
 */
const FOLLOWS_FROM = 4;

/**
 * Returns the events, by aggregate, that a read model does not fold although it follows the
 * aggregate.
 */
function leftOut(handles: ReadonlySet<string>): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const [aggregate, events] of Object.entries(eventsByAggregate)) {
    const types = events.map(({ type }) => type);
    const folded = types.filter((type) => type !== 'PersonForgotten' && handles.has(type));
    if (folded.length < FOLLOWS_FROM) continue;
    const missing = types.filter((type) => !handles.has(type)).sort();
    if (missing.length > 0) found[aggregate] = missing;
  }
  return found;
}

const namesIn = (ignored: Readonly<Record<string, readonly Ignored[]>>) =>
  Object.fromEntries(
    Object.entries(ignored).map(([aggregate, groups]) => [
      aggregate,
      groups.flatMap(({ events }) => events).sort(),
    ]),
  );

test('each read model folds every event of the aggregates that it follows, or names it as ignored', () => {
  const found = Object.fromEntries(
    allProjections.map(({ name, handles }) => [name, leftOut(handles)]),
  );
  const named = Object.fromEntries(
    allProjections.map(({ name }) => [name, namesIn(ignoredEvents[name] ?? {})]),
  );
  expect(found).toEqual(named);
});

test('no event is ignored by a read model that does not exist', () => {
  const names = allProjections.map(({ name }) => name);
  expect(Object.keys(ignoredEvents).filter((name) => !names.includes(name))).toEqual([]);
});

test('each ignored event has a reason, in a sentence', () => {
  const groups = Object.values(ignoredEvents).flatMap((ignored) => Object.values(ignored).flat());
  const without = groups.filter(({ why }) => !/^[A-Z][^.]{20,}\.$/.test(why));
  expect(without).toEqual([]);
});
