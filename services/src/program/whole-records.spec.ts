import { expect, test } from '@jest/globals';
import { exampleOf, SchemaGatherer } from '@foyer/contracts/publication';
import { routes } from '@foyer/contracts/surface';

import { withoutShownFields } from '../platform/http/without-shown-fields.js';

/** Records whose changes take another form of a field than the one that is shown. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '/admin/guests/{id}': 'shows null for what was not given, and takes texts',
  '/admin/members/{id}': 'shows null for what was not given, and takes texts',
  '/admin/sessions/{id}': 'shows members with their names, and takes their ids',
};
/** A made-up value may be of no use, such as a text in place of a time zone. */
const OF_EXAMPLES = ['invalid_format', 'invalid_union', 'custom'];

const taking = routes.filter(({ takesRecord }) => takesRecord === true);
const faultsOf = (route: (typeof taking)[number]): readonly string[] => {
  const schemas = new SchemaGatherer();
  const shown = exampleOf(schemas.convert(route.answers[200]!, 'output'), schemas.components);
  const { error } = route.body!.safeParse(withoutShownFields(route, shown));
  return (error?.issues ?? [])
    .filter(({ code }) => !OF_EXAMPLES.includes(code))
    .map(({ code, path }) => `${code} ${path.join('.')}`);
};

test.each(taking.map((route) => [route.path, route] as const))(
  'A change of %s takes a record as it was shown, but for the named ones',
  (path, route) => {
    expect(faultsOf(route).length > 0).toBe(path in OTHERWISE);
  },
);

test('each resource that can be changed is among them', () => {
  expect(taking.length).toBeGreaterThan(5);
});
