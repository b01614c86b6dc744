import { expect, test } from '@jest/globals';
import type { RouteDefinition } from '@foyer/contracts/schema';
import { routes } from '@foyer/contracts/surface';
import { allProjections } from '@foyer/projections';

import './app.module.js';
import { adminLists } from '../platform/http/resources/admin-controller.js';
import { listedReadModels } from '../platform/http/resources/read-model.js';

/**
 * The sort columns in the contract of a list, as its error for another column names them; none for
 * a list without an order.
 */
function columnsOf({ query }: RouteDefinition): readonly string[] {
  const { error } = query?.safeParse({ sort: '["no such column","ASC"]' }) ?? {};
  const refused = error?.issues.find(({ path }) => path[0] === 'sort' && path[1] === 0);
  return (refused as { values?: string[] } | undefined)?.values ?? [];
}

const declared = new Map(allProjections.flatMap(({ collections }) => Object.entries(collections)));

/** Lists that are no resource of their own, with the collection that each shows. */
const OTHERS: Readonly<Record<string, string>> = {
  '/admin/former-members': 'formerMembers',
  '/admin/transactions': 'transactions',
  '/admin/reconciliations': 'reconciliations',
  '/admin/recordings': 'recordings',
  '/admin/meetings': 'meetings',
};

/** Mails that lie as files. */
const NOT_READ_MODELS = ['/admin/outbox'];

test('each column that a list can be sorted by is a declared sort of its read model', () => {
  const sortable = routes.filter(
    (route) => columnsOf(route).length > 0 && !NOT_READ_MODELS.includes(route.path),
  );
  expect(sortable.length).toBeGreaterThan(9);
  const missing = sortable.flatMap((route) => {
    const list = adminLists.find(({ resource }) => resource.list.path === route.path);
    const collection = list?.collection ?? OTHERS[route.path] ?? '';
    const sorts = ['_id', ...(declared.get(collection)?.sorts ?? [])];
    const pathOf = list?.pathOf ?? ((column) => (column === 'id' ? '_id' : column));
    return columnsOf(route)
      .map(pathOf)
      .filter((path) => !sorts.includes(path ?? ''))
      .map((path) => `${route.path} by ${path}`);
  });
  expect(missing).toEqual([]);
});

/** Columns with words of people, which stores would put in the order of their code points. */
const IN_WORDS = /^(?:name|\w+Name|description|email)$/;
/** Copies of names in other things: those lists are put in order by time first of all. */
const COPIED = ['queueName', 'deviceName'];

test("each column with people's words is put in order by a key, so that Ä stands at A", () => {
  const inWords = adminLists.flatMap(({ resource, pathOf }) =>
    columnsOf(resource.list)
      .filter((column) => IN_WORDS.test(column) && !COPIED.includes(column))
      .map((column) => ({ list: `${resource.list.path} by ${column}`, path: pathOf(column) })),
  );
  expect(inWords.length).toBeGreaterThan(9);
  const bare = inWords.filter(({ path }) => !/^sort(?:Name$|By\.)/.test(path ?? ''));
  expect(bare.map(({ list }) => list)).toEqual([]);
});

/** Criteria that have every name, with a text that also passes for a moment. */
const everything = new Proxy({}, { get: () => '2026-01-02T03:04:05.678Z' });

/** The paths of a filter, with how each is asked for. */
function pathsOf(filter: object): { readonly path: string; readonly isSearch: boolean }[] {
  return Object.entries(filter).flatMap(([path, value]: [string, unknown]) =>
    Array.isArray(value)
      ? value.flatMap((branch) => pathsOf(branch as object))
      : [{ path, isSearch: typeof value === 'object' && value !== null && '$regex' in value }],
  );
}

test('every filter and search of a list is declared in its read model', () => {
  const now = '2026-01-02T03:04:05.678Z';
  const asked = listedReadModels.flatMap(({ name, filter }) =>
    pathsOf(filter(everything as never, { now })).map((one) => ({ name, ...one })),
  );
  expect(asked.filter(({ isSearch }) => isSearch).length).toBeGreaterThan(6);
  const missing = asked.filter(({ name, path, isSearch }) => {
    const { indexes = [], sorts = [], filters = [], searches = [] } = declared.get(name) ?? {};
    const [usual] = sorts;
    // A sort by another column is no index to narrow by: what it finds is not in the usual order.
    const inOrder = indexes.filter(
      ({ key, multikey }) => multikey === true || Object.keys(key)[1] === usual,
    );
    const narrowed = ['_id', ...inOrder.map(({ key }) => Object.keys(key)[0]), usual, ...filters];
    return !(isSearch ? searches : narrowed).includes(path);
  });
  expect(missing).toEqual([]);
});
