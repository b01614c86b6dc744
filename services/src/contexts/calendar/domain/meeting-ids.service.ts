import { idsOf } from '#contexts/identity';
import type { NewId } from '#platform/clock';

/** How many letters of an id make a link: enough that no one finds one by trying. */
const SHORT_ID_LENGTH = 16;

export const meetingIds = idsOf('meeting');

/** Returns the name by which the link of a new meeting leads to it. */
export const newShortId = (newId: NewId): string =>
  newId.next().replaceAll('-', '').slice(-SHORT_ID_LENGTH);
