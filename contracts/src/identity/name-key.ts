/**
 * A user name, e-mail or short link in the one form by which it is compared: case and composition
 * do not matter.
 */
export function nameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
