import { z } from 'zod';

/** The most sites of other origins on which a portal is shown. */
export const EMBEDDING_ORIGINS_MAX = 20;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Https, and this machine for a trial; neither a path nor a wildcard. */
const ORIGIN = new RegExp(
  `^(?:https://${LABEL}(?:\\.${LABEL})*|http://localhost)(?::[1-9]\\d{0,4})?$`,
);

/** An address as browsers name an origin: without the port that its scheme has anyway. */
function isOrigin(text: string): boolean {
  return ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/**
 * The origin of an address as it is copied from a browser: with a slash at its end, with capital
 * letters or letters of other scripts in its host. An address of a single page stays as it is, since
 * its origin is more than was meant.
 */
function originOf(text: string): string {
  const line = text.trim();
  if (/\s/.test(line) || !URL.canParse(line)) return line;
  const { origin, pathname, search, hash, username, password } = new URL(line);
  const isBare = pathname === '/' && [search, hash, username, password].every((one) => one === '');
  return isBare && origin !== 'null' ? origin : line;
}

/** The origin of a company's own site, which may show a portal in a frame. */
export const EmbeddingOrigin = z
  .string()
  .overwrite(originOf)
  .max(300, 'ORIGIN_INVALID')
  .refine(isOrigin, 'ORIGIN_INVALID')
  .meta({ id: 'EmbeddingOrigin', examples: ['https://www.example.org'] });
