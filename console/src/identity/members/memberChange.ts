const TEXTS = ['company', 'companyRole', 'city', 'address', 'zipCode', 'state'] as const;

/**
 * Returns the values that a member's form sends: emptied texts as empty, an emptied date as null,
 * and a state only if it can be set. An invited person becomes active by setting a password, not
 * here.
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
