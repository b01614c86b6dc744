import { expect, test } from '@jest/globals';
import { eventsByAggregate } from '@foyer/contracts/events';
import { allProjections } from './all-projections.js';
import { ignoredEvents } from './ignored-events.js';

/** A read model that folds so many events of an aggregate follows it; of others it takes single facts, such as names. */
const FOLLOWS_FROM = 4;

/** What of the aggregates that it follows a read model does not fold, by aggregate. */
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

test('each read model folds every event of the aggregates that it follows, or names it as ignored', () => {
  const found = Object.fromEntries(
    allProjections.map(({ name, handles }) => [name, leftOut(handles)]),
  );
  const named = Object.fromEntries(
    allProjections.map(({ name }) => [name, ignoredEvents[name] ?? {}]),
  );
  expect(found).toEqual(named);
});

test('no event is ignored by a read model that does not exist', () => {
  const names = allProjections.map(({ name }) => name);
  expect(Object.keys(ignoredEvents).filter((name) => !names.includes(name))).toEqual([]);
});
