const BASE_MAX = 40;
const NUMBERED = 30;

/**
 * Short links to try for a session, best first: its name as small letters, digits and hyphens, then
 * numbered, then with an ending that nothing else has. `slug` may be empty where a name has nothing
 * that a link can show.
 */
export function linkCandidates(slug: string, unique: string): readonly string[] {
  const base = trimmed(slug.length < 3 ? `session-${slug}` : slug);
  const numbered = Array.from({ length: NUMBERED - 1 }, (_, n) => `${base}-${n + 2}`);
  return [base, ...numbered, `${trimmed(base.slice(0, 20))}-${unique}`];
}

function trimmed(text: string): string {
  return text.slice(0, BASE_MAX).replace(/^-+|-+$/g, '');
}
