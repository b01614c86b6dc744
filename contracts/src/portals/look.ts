import { z } from 'zod';

import { Id } from '../schema/id.js';
import { Colour } from '../validation/colour.js';
import { plainLine } from '../schema/plain-text.js';

/** A portal's own colours and pictures; each that is absent is the company's. */
export const Appearance = z
  .strictObject({
    primary: Colour.optional(),
    secondary: Colour.optional(),
    background: Colour.optional(),
    buttonPrimary: Colour.optional(),
    buttonSecondary: Colour.optional(),
    /** The file of a picture that stands above the portal's name, at most 80 pixels high. */
    logo: Id.optional(),
    /** The file of a picture that browsers show on the page's tab. */
    favicon: Id.optional(),
  })
  .meta({ id: 'Appearance' });
export type Appearance = z.output<typeof Appearance>;

const Message = z.string().max(2000);

/** The portal's messages to its visitors on their way. Plain text; an empty one is not shown. */
export const PortalMessages = z
  .strictObject({ welcome: Message, waiting: Message, notAvailable: Message, goodbye: Message })
  .meta({ id: 'PortalMessages' });
export type PortalMessages = z.output<typeof PortalMessages>;

/** The button that rings, and the controls next to it. */
export const CallButton = z
  .strictObject({
    showCallButton: z.boolean(),
    callButtonName: plainLine().max(40),
    /** The same in English. */
    callButtonNameEn: plainLine().max(40),
    /** Absent where the portal's colours decide. */
    color: Colour.optional(),
    textColor: Colour.optional(),
    size: z.enum(['small', 'medium', 'large']),
    pulsate: z.boolean(),
    showVolumeButton: z.boolean(),
    showEndCallButton: z.boolean(),
    showDeviceLogo: z.boolean(),
  })
  .meta({ id: 'CallButton' });
export type CallButton = z.output<typeof CallButton>;
