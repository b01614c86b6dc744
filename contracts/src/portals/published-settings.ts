import { z } from 'zod';

import { Colour } from '../validation/colour.js';

/*
 * Settings as events told them before `PortalSettingsChanged`: published, so they stay as they are.
 */

export const AppearanceV1 = z.strictObject({
  primary: Colour.optional(),
  secondary: Colour.optional(),
  background: Colour.optional(),
  buttonPrimary: Colour.optional(),
  buttonSecondary: Colour.optional(),
});

export const PortalMessagesV1 = z.strictObject({
  welcome: z.string().max(2000).default(''),
  waiting: z.string().max(2000).default(''),
  notAvailable: z.string().max(2000).default(''),
  goodbye: z.string().max(2000).default(''),
});

export const CallButtonV1 = z.strictObject({
  callButtonName: z.string().max(40).default(''),
  pulsate: z.boolean().default(false),
});
