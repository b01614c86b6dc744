import { describe, expect, test } from '@jest/globals';
import { messages, routes } from '@foyer/contracts/surface';
import fc from 'fast-check';
import { z } from 'zod';

import { Rejected } from '../../cqrs/commands/index.js';
import { parseInput } from './parse-input.js';

/**
 * Values that JSON can carry and that code which compares texts, lists or numbers does not expect.
 */
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

/**
 * Odd values in the places that a schema looks into: fields, entries, and JSON that is given as a
 * text.
 */
function inputFor(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) return fc.oneof(odd, fc.record(fieldsOf(schema)));
  if (schema instanceof z.ZodArray) return fc.oneof(odd, someOf(schema.element));
  if (schema instanceof z.ZodTuple) {
    return fc.oneof(odd, fc.tuple(...schema.def.items.map(inputFor)));
  }
  if (schema instanceof z.ZodUnion) return fc.oneof(odd, ...schema.options.map(inputFor));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return inputFor(schema.unwrap());
  }
  if (schema instanceof z.ZodPipe) {
    const inner = fc.oneof(inputFor(schema.in), inputFor(schema.out));
    return fc.oneof(
      inner,
      inner.map((value) => JSON.stringify(value)),
    );
  }
  return odd;
}

const fieldsOf = ({ shape }: z.ZodObject) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, inputFor(field as z.ZodType)]),
  );

const someOf = (entry: z.core.$ZodType) => fc.array(inputFor(entry), { maxLength: 3 });

describe('no input makes validation throw anything but a rejection', () => {
  test('odd inputs come to what is within lists, unions and JSON in a query', () => {
    const reached = (schema: z.ZodType, wanted: RegExp): boolean =>
      fc.sample(inputFor(schema), 500).some((input) => wanted.test(JSON.stringify(input)));
    const query = z.object({
      filter: z
        .string()
        .transform((text) => JSON.parse(text) as unknown)
        .pipe(z.strictObject({ q: z.string().max(3) }))
        .optional(),
    });
    expect(reached(query, /"filter":"\{\\"q\\":\{\\"length/)).toBe(true);
    expect(reached(z.object({ list: z.array(z.string()) }), /"list":\[\{"length/)).toBe(true);
  });

  test.each(schemas)('throws no other error than a rejection: %s', (_name, schema) => {
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
