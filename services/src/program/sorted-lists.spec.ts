import { expect, test } from '@jest/globals';
import type { AdminResource } from '@foyer/contracts/schema';
import { allProjections } from '@foyer/projections';

import '../contexts/calls/index.js';
import '../contexts/devices/index.js';
import '../contexts/identity/index.js';
import '../contexts/jobs/index.js';
import '../contexts/payments/index.js';
import '../contexts/portals/index.js';
import '../contexts/sessions/index.js';
import { adminLists } from '../platform/http/resources/admin-controller.js';
import { listedReadModels } from '../platform/http/resources/read-model.js';

/** What the contract of a list can be sorted by, as it says to who asks for something else. */
function columnsOf({ list: { query } }: AdminResource): string[] {
  const { error } = query?.safeParse({ sort: '["no such column","ASC"]' }) ?? {};
  const [issue] = error?.issues ?? [];
  return (issue as { values?: string[] } | undefined)?.values ?? [];
}

const declared = new Map(allProjections.flatMap(({ collections }) => Object.entries(collections)));

test('each column of a list in the console is a declared sort of its read model', () => {
  const seen = adminLists.map(({ resource, collection, pathOf }) => {
    const paths = columnsOf(resource).map(pathOf);
    expect([resource.name, paths.length > 1]).toEqual([resource.name, true]);
    const sorts = ['_id', ...(declared.get(collection)?.sorts ?? [])];
    return { list: resource.name, missing: paths.filter((path) => !sorts.includes(path ?? '')) };
  });
  expect(seen.length).toBeGreaterThan(6);
  expect(seen.filter(({ missing }) => missing.length > 0)).toEqual([]);
});

/** Criteria in which whatever is asked for is given, by a text that passes for a moment as well. */
const everything = new Proxy({}, { get: () => '2026-01-02T03:04:05.678Z' });

/** The paths of a filter, with how each is asked for. */
function pathsOf(filter: object): { readonly path: string; readonly isSearch: boolean }[] {
  return Object.entries(filter).flatMap(([path, value]: [string, unknown]) =>
    Array.isArray(value)
      ? value.flatMap((branch) => pathsOf(branch as object))
      : [{ path, isSearch: typeof value === 'object' && value !== null && '$regex' in value }],
  );
}

test('whatever a list can be narrowed or searched by is declared in its read model', () => {
  const now = '2026-01-02T03:04:05.678Z';
  const asked = listedReadModels.flatMap(({ name, filter }) =>
    pathsOf(filter(everything as never, { now })).map((one) => ({ name, ...one })),
  );
  expect(asked.filter(({ isSearch }) => isSearch).length).toBeGreaterThan(6);
  const missing = asked.filter(({ name, path, isSearch }) => {
    const { indexes = [], sorts = [], filters = [], searches = [] } = declared.get(name) ?? {};
    const begins = indexes.map(({ key }) => Object.keys(key)[0]);
    return !(isSearch ? searches : [...begins, ...sorts, ...filters]).includes(path);
  });
  expect(missing).toEqual([]);
});
