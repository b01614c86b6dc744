import { BASE_PATH } from '@foyer/contracts/identity';

/** A placeholder for the origin of the program, which is unknown here. */
const HERE = 'http://here.invalid';

/**
 * A path within this program; undefined for anything else: what a link names as the way back must
 * not lead elsewhere.
 */
export function returnPath(wanted: string | undefined): string | undefined {
  if (wanted === undefined || !URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname, search } = new URL(wanted, HERE);
  const isHere = origin === HERE && pathname.startsWith(`${BASE_PATH}/`);
  return isHere ? pathname + search : undefined;
}
