import { describe, expect, test } from '@jest/globals';
import { messages, routes } from '@foyer/contracts/surface';
import fc from 'fast-check';
import { z } from 'zod';

import { Rejected } from '../../eventing/commands/index.js';
import { parseInput } from './parse-input.js';

/** What JSON can carry and code that compares texts, lists or numbers does not expect. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    { length: { toString: 1, valueOf: 1 } },
    { length: { toString: null } },
    { length: 1e308, size: -1 },
    { size: { valueOf: 1, toString: 1 } },
    { toJSON: 1 },
    { then: 1 },
    [[[[]]]],
  ),
);

const schemas: readonly (readonly [string, z.ZodType])[] = [
  ...routes.flatMap(({ method, path, params, query, body }) =>
    [params, query, body].flatMap((schema) =>
      schema ? [[`${method} ${path}`, schema] as const] : [],
    ),
  ),
  ...messages.flatMap(({ channel, name, payload }) => [[`${channel} ${name}`, payload] as const]),
];

/** An object with a field for each of the schema's, each of them odd. */
const inputFor = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  schema instanceof z.ZodObject
    ? fc.oneof(odd, fc.record(Object.fromEntries(Object.keys(schema.shape).map((k) => [k, odd]))))
    : odd;

describe('no input makes validation throw anything but a rejection', () => {
  test.each(schemas)('%s', (_name, schema) => {
    fc.assert(
      fc.property(inputFor(schema), (input) => {
        try {
          parseInput(schema, input);
        } catch (error) {
          expect(error).toBeInstanceOf(Rejected);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('an object that looks like a text is no text', () => {
    const password = z.string().min(12).max(20);
    const input = { length: { toString: 1, valueOf: 1 } };
    expect(() => parseInput(password, input)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    );
  });
});
