import { z } from 'zod';

import { defineEvent } from '../schema/event.js';
import { Id } from '../schema/id.js';

/** A device that a visitor comes without: there is none, it may not be used, or it stays off. */
export const MissingDevice = z.enum(['camera', 'microphone']).meta({ id: 'MissingDevice' });
export type MissingDevice = z.output<typeof MissingDevice>;

export const MissingDevices = z.array(MissingDevice).max(2);

/** The devices that a visitor comes without, as the page says; none for one with both. */
export const VisitDevicesNoted = defineEvent(
  'VisitDevicesNoted',
  1,
  z.object({
    visitId: Id,
    /** The portal of the line, for those who see that line. */
    portalId: Id,
    missing: MissingDevices,
  }),
);
