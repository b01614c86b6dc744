/** A member's name as lists show it; a forgotten person has none. */
export function memberName(
  member: { firstName: string | null; lastName: string | null },
  translate: (key: string) => string,
): string {
  const name = [member.firstName, member.lastName].filter((part) => part !== null).join(' ');
  return name === '' ? translate('member.forgotten') : name;
}
