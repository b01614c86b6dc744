import { z } from 'zod';

const Name = z.object({
  $: z
    .object({
      Format: z.string().optional(),
      NameQualifier: z.string().optional(),
      SPNameQualifier: z.string().optional(),
    })
    .default({}),
});
const Subject = z.object({
  Assertion: z.object({
    Subject: z.tuple([
      z.object({
        NameID: z.array(z.unknown()).default([]),
        EncryptedID: z.array(z.unknown()).default([]),
        BaseID: z.array(z.unknown()).default([]),
      }),
    ]),
  }),
});

/** A format that says nothing is the same as none. */
const UNSPECIFIED = /^urn:oasis:names:tc:SAML:[\d.]+:nameid-format:unspecified$/;

/** True if the subject has two names or more: a person has one, and which one is not ours to say. */
export function hasSeveralNames(assertion: unknown): boolean {
  const { data } = Subject.safeParse(assertion);
  if (data === undefined) return false;
  const { NameID, EncryptedID, BaseID } = data.Assertion.Subject[0];
  return NameID.length + EncryptedID.length + BaseID.length > 1;
}

/**
 * Returns what makes a name of a subject one person's: its format, and the qualifiers within which
 * it is unique. Those that name the provider and this program are the same as none (SAML core,
 * 8.3.7).
 */
export function qualifiersIn(
  assertion: unknown,
  { idpIssuer, entityId }: { readonly idpIssuer: string; readonly entityId: string },
): readonly string[] {
  const { data } = Subject.safeParse(assertion);
  const name = Name.safeParse(data?.Assertion.Subject[0].NameID[0]).data;
  const { Format = '', NameQualifier = '', SPNameQualifier = '' } = name?.$ ?? {};
  return [
    UNSPECIFIED.test(Format) ? '' : Format,
    NameQualifier === idpIssuer ? '' : NameQualifier,
    SPNameQualifier === entityId ? '' : SPNameQualifier,
  ];
}
