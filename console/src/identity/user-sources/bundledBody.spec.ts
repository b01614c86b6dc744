import { describe, expect, test } from '@jest/globals';
import { providerRoutes } from '@foyer/contracts/identity';
import { fieldsOf } from '@foyer/contracts/schema';

import { noSecrets, removedSecrets, settingsOf, type Body } from './settingsOf.js';

type Schema = Parameters<typeof fieldsOf>[0] & Body;

const SECRETS = ['clientSecret', 'bindPW'];
const bundledBody = (body: Schema) => fieldsOf(body) as Body;
const filledWith = (body: Schema, value: unknown) =>
  Object.fromEntries(Object.keys(body.shape).map((name) => [name, value]));

const bodies = Object.entries(providerRoutes).flatMap(([name, route]) =>
  'body' in route && 'shape' in route.body ? [[name, route.body as Schema] as const] : [],
);

// Bundles hold no schemas, only what forms ask of them: another answer there deletes secrets.
describe('a body as bundles hold it', () => {
  test('is looked for at all calls that save and try a source', () => {
    expect(bodies.map(([name]) => name)).toEqual(
      expect.arrayContaining(['saveLdap', 'testLdap', 'saveOidc', 'testOidc', 'saveSaml']),
    );
  });

  test.each(bodies)('has the fields, groups and optional fields of %s', (_, body) => {
    const bundled = bundledBody(body);
    const forms = [null, '', 'typed', undefined].flatMap((value) => [
      { ...filledWith(body, value) },
      { ...filledWith(body, value), removeSecret: true, claims: { email: 'mail', other: 1 } },
    ]);
    for (const form of forms) {
      expect(settingsOf(bundled, form)).toEqual(settingsOf(body, form));
      expect(removedSecrets(bundled, form)).toEqual(removedSecrets(body, form));
    }
    expect(noSecrets(bundled)).toEqual(noSecrets(body));
  });

  test.each(bodies)('sends no secret that was not typed to %s', (_, body) => {
    const untouched = settingsOf(bundledBody(body), filledWith(body, null));
    expect(Object.keys(untouched).filter((name) => SECRETS.includes(name))).toEqual([]);
  });
});
