import { z } from 'zod';

import { Colour } from '../validation/colour.js';

/** A portal's own colours; what is absent comes from the product's own look. */
export const Appearance = z
  .strictObject({
    primary: Colour.optional(),
    secondary: Colour.optional(),
    background: Colour.optional(),
    buttonPrimary: Colour.optional(),
    buttonSecondary: Colour.optional(),
  })
  .meta({ id: 'Appearance' });
export type Appearance = z.output<typeof Appearance>;

/** What a portal says to its visitors on the way through. Plain text; an empty one is not shown. */
export const PortalMessages = z
  .strictObject({
    welcome: z.string().max(2000).default(''),
    waiting: z.string().max(2000).default(''),
    notAvailable: z.string().max(2000).default(''),
    goodbye: z.string().max(2000).default(''),
  })
  .meta({ id: 'PortalMessages' });
export type PortalMessages = z.output<typeof PortalMessages>;

/** The button that rings. */
export const CallButton = z
  .strictObject({
    callButtonName: z.string().max(40).default(''),
    pulsate: z.boolean().default(false),
  })
  .meta({ id: 'CallButton' });
export type CallButton = z.output<typeof CallButton>;
