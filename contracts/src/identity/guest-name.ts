import { PERSON_NAME_MAX } from '../schema/person-name.js';
import { plainLine } from '../schema/plain-text.js';

/** A guest's first name, as forms and calls take it. */
export const GuestFirstName = plainLine().min(4, 'GUEST_NAME_TOO_SHORT').max(PERSON_NAME_MAX);
