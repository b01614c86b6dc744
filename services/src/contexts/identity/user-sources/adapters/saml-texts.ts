import { z } from 'zod';

import { isName } from './claims.js';
import type { SaidGroups } from '../domain/said-groups.js';

/** A text, with or without attributes of its own; null for anything else, as an element in it. */
const Value = z.union([
  z.string(),
  z.strictObject({ _: z.string(), $: z.unknown().optional() }).transform(({ _ }) => _),
  // An empty text; one that is marked as no value at all is none.
  z
    .strictObject({ $: z.record(z.string(), z.unknown()) })
    .refine(({ $ }) => !Object.keys($).some((name) => /(^|:)nil$/.test(name)))
    .transform(() => ''),
  z.unknown().transform(() => null),
]);
const Attribute = z.object({
  $: z.object({ Name: z.string() }),
  AttributeValue: z.array(Value).default([]),
});
const Assertion = z.object({
  Assertion: z.object({
    AttributeStatement: z
      .array(z.union([z.object({ Attribute: z.array(Attribute).default([]) }), z.string()]))
      .default([]),
  }),
});

/**
 * All texts of an attribute, if it is in the assertion and all of its values are texts. The library
 * drops an attribute without values and all but the last of several with one name, as providers
 * write one for each group.
 */
export function samlTexts(assertion: unknown, name: string): SaidGroups {
  const { data } = Assertion.safeParse(assertion);
  const statements = data?.Assertion.AttributeStatement ?? [];
  const found = statements
    .flatMap((statement) => (typeof statement === 'string' ? [] : statement.Attribute))
    .filter(({ $ }) => $.Name === name);
  if (found.length === 0) return 'missing';
  const values = found.flatMap(({ AttributeValue }) => AttributeValue);
  return values.every(isName) ? values : 'not-understood';
}
