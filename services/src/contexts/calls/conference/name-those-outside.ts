import type { JoinerNames } from '../adapters/joiner-names.js';
import type { Conference } from './conference.js';

/**
 * Finds the names of those who are shown in a call and are not in it. They may have come before its
 * first page did, and by another node; a name that was not known yet is looked for again.
 */
export async function nameThoseOutside(
  conference: Conference,
  names: Pick<JoinerNames, 'nameOfKnocker'>,
): Promise<void> {
  for (const joinerId of conference.outside()) {
    if (conference.knockerNames.get(joinerId)) continue;
    conference.knockerNames.set(joinerId, await names.nameOfKnocker(joinerId));
  }
}
