import { callEvents } from '../calls/events.js';
import { administratorEvents, memberEvents, reservationEvents } from '../identity/events.js';
import { groupEvents } from '../identity/group-events.js';
import { guestEvents } from '../identity/guest-events.js';
import { portalEvents } from '../portals/events.js';
import type { EventDefinition } from '../schema/event.js';
import { deskEvents, lineEvents, visitEvents } from '../visits/events.js';

/** Every event type of the product by its name; what is not here cannot be read or written. */
export const eventDefinitions: ReadonlyMap<string, EventDefinition> = new Map(
  [
    ...memberEvents,
    ...guestEvents,
    ...groupEvents,
    ...administratorEvents,
    ...reservationEvents,
    ...portalEvents,
    ...visitEvents,
    ...lineEvents,
    ...deskEvents,
    ...callEvents,
  ].map((definition) => [definition.type, definition as unknown as EventDefinition]),
);
