import type { PortalException } from '@foyer/contracts/portals';
import { isSameValue } from '@foyer/contracts/schema';

import type { KnownPortal } from './portal.js';
import { isSaved, type SaveExceptions } from './save-exceptions.js';
import type { SaveHours } from './save-hours.js';

/** The revision that a person has seen; absent if the present value is replaced knowingly. */
interface Seen {
  readonly revision?: number | undefined;
}

const isNewer = ({ changedAt }: KnownPortal, path: string, { revision }: Seen): boolean =>
  revision !== undefined && (changedAt[path] ?? 0) > revision;

/** Parts of the hours that would be replaced although others changed them meanwhile. */
export function hoursChangedMeanwhile(
  portal: KnownPortal,
  { availability, timeZone, ...seen }: SaveHours & Seen,
): readonly string[] {
  const replaced = [
    ...(availability && !isSameValue(availability, portal.hours) ? ['availability'] : []),
    ...(timeZone === portal.timeZone ? [] : ['timeZone']),
  ];
  return replaced.filter((path) => isNewer(portal, path, seen));
}

/** The same of the exceptions, which are saved all at once. */
export function exceptionsChangedMeanwhile(
  portal: KnownPortal,
  { exceptions, ...seen }: Pick<SaveExceptions, 'exceptions'> & Seen,
): readonly string[] {
  if (isAsSaved(portal, exceptions) || !isNewer(portal, 'exceptions', seen)) return [];
  return ['exceptions'];
}

function isAsSaved(portal: KnownPortal, exceptions: readonly PortalException[]): boolean {
  return (
    exceptions.length === portal.exceptions.size &&
    exceptions.every((one) => isSaved(portal.exceptions.get(one._id), one))
  );
}
