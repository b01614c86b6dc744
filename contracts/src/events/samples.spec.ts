import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from '@jest/globals';

import { eventDefinitions, eventUpcasters, upcast } from './index.js';

const folder = new URL('../../samples/', import.meta.url);
const samples = readdirSync(folder).map(
  (name) =>
    [
      name,
      JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
        type: string;
        schemaVersion: number;
        data: Record<string, unknown>;
      },
    ] as const,
);

describe('golden samples', () => {
  test('exist for the present version of every event: otherwise run "npm run samples"', () => {
    const names = [...eventDefinitions.values()].map(
      ({ type, version }) => `${type}.v${version}.json`,
    );
    expect(samples.map(([name]) => name)).toEqual(expect.arrayContaining(names));
  });

  test.each(samples)('%s still parses', (name, { type, schemaVersion, data }) => {
    const definition = eventDefinitions.get(type);
    expect(definition).toBeDefined();
    expect(name).toBe(`${type}.v${schemaVersion}.json`);
    const newest = upcast(eventUpcasters, type, data, {
      from: schemaVersion,
      to: definition!.version,
    });
    expect(definition!.data.parse(newest)).toEqual(newest);
  });

  test.each(samples)(
    '%s still parses once its person is forgotten',
    (_, { type, schemaVersion, data }) => {
      const { personalFields, version, data: schema } = eventDefinitions.get(type)!;
      const forgotten = {
        ...data,
        ...Object.fromEntries(personalFields.map((field) => [field, null])),
      };
      const newest = upcast(eventUpcasters, type, forgotten, { from: schemaVersion, to: version });
      expect(schema.safeParse(newest).success).toBe(true);
    },
  );
});
