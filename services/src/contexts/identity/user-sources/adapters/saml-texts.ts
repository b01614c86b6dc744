import { z } from 'zod';

const Value = z.union([
  z.string(),
  z.looseObject({ _: z.string() }).transform(({ _ }) => _),
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
 * All texts of an attribute; null where the assertion does not have it. The library drops an
 * attribute without values and all but the last of several with one name, as providers write one
 * for each group.
 */
export function samlTexts(assertion: unknown, name: string): readonly string[] | null {
  const { data } = Assertion.safeParse(assertion);
  const statements = data?.Assertion.AttributeStatement ?? [];
  const found = statements
    .flatMap((statement) => (typeof statement === 'string' ? [] : statement.Attribute))
    .filter(({ $ }) => $.Name === name);
  if (found.length === 0) return null;
  return found.flatMap(({ AttributeValue: values }) => values.filter((one) => one !== null));
}
