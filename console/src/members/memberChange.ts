const TEXTS = ['company', 'companyRole', 'city', 'address', 'zipCode', 'state'] as const;

/**
 * What the form of a member sends: emptied texts as empty and an emptied date as none, and a state only where it is one
 * that can be set. Somebody who was invited becomes active by setting a password, not here.
 */
export function toMemberChange(form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { status, dateOfBirth, ...rest } = form;
  const texts = TEXTS.filter((name) => name in rest).map((name) => [name, rest[name] ?? '']);
  return {
    ...rest,
    ...(Object.fromEntries(texts) as Record<string, unknown>),
    ...(dateOfBirth === undefined ? {} : { dateOfBirth: dateOfBirth === '' ? null : dateOfBirth }),
    ...(status === 'ACTIVE' || status === 'INACTIVE' ? { status } : {}),
  };
}
