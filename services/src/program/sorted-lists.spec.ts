import { expect, test } from '@jest/globals';
import type { AdminResource } from '@foyer/contracts/schema';
import { allProjections } from '@foyer/projections';

import '../contexts/calls/index.js';
import '../contexts/devices/index.js';
import '../contexts/identity/index.js';
import '../contexts/jobs/index.js';
import '../contexts/portals/index.js';
import '../contexts/sessions/index.js';
import { adminLists } from '../platform/http/resources/admin-controller.js';

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
