import { SHORTLINK_MAX, SHORTLINK_MIN } from '@foyer/contracts/portals';

/** Room for `-` and a number. */
const BASE_MAX = SHORTLINK_MAX - 4;
const NUMBERED = 30;

/**
 * Short links to try for a portal, best first: its name as small letters, digits and hyphens, then
 * numbered, then with an ending that no one else has. `slug` may be empty where a name has nothing
 * that a link can show.
 */
export function shortlinkCandidates(slug: string, unique: string): readonly string[] {
  const base = trimmed(slug.length < SHORTLINK_MIN ? `portal-${slug}` : slug);
  const numbered = Array.from({ length: NUMBERED - 1 }, (_, n) => `${base}-${n + 2}`);
  return [base, ...numbered, trimmed(`${base.slice(0, 20)}-${unique}`)];
}

function trimmed(text: string): string {
  return text.slice(0, BASE_MAX).replace(/^-+|-+$/g, '');
}
