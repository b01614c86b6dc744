/** Lengths of a password under the newer rule (specification, section 5). */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 20;

/**
 * The rules of a new password, each with its check; they need no schema, so pages can show them
 * while the user types.
 */
export const passwordRules = {
  length: (password: string) => password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX,
  upper: (password: string) => /[A-Z]/.test(password),
  lower: (password: string) => /[a-z]/.test(password),
  digit: (password: string) => /[0-9]/.test(password),
  special: (password: string) => /[^A-Za-z0-9\s]/.test(password),
  noSpaces: (password: string) => !/\s/.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

/** The rules that a password breaks; none means that it will do. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return (Object.keys(passwordRules) as PasswordRule[]).filter(
    (rule) => !passwordRules[rule](password),
  );
}

/** How strong a password is, from nothing typed to strong (specification, section 5). */
export type PasswordStrength = 'nothing' | 'very-weak' | 'weak' | 'medium' | 'strong';

/**
 * Strength by length and variety: kinds of characters, and different characters so that repetition
 * counts little. Only a password that keeps all rules is strong.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'nothing';
  const broken = brokenPasswordRules(password).length;
  const different = new Set(password.toLowerCase()).size;
  if (broken === 0 && different >= 8) return 'strong';
  if (broken <= 1 && different >= 6) return 'medium';
  if (broken <= 3 && different >= 4) return 'weak';
  return 'very-weak';
}

/**
 * True if a password does not contain the first name of its owner; names of one or two letters do
 * not count.
 */
export function avoidsFirstName(password: string, firstName: string): boolean {
  const name = firstName.trim().toLowerCase();
  return name.length < 3 || !password.toLowerCase().includes(name);
}
