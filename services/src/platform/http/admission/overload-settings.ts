import { z } from 'zod';

import type { SettingsOf } from '../../config/index.js';

/** The settings for overload. */
export const overloadSettings = {
  OVERLOAD_TURN_MS: z
    .string()
    .regex(/^\d{1,5}$/, 'a number of milliseconds')
    .transform(Number)
    .default(40)
    .describe(
      'new visitors are asked to come again later while turns of the event loop are this long on average, in ms; 0 never',
    ),
  CONNECTIONS_MAX: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'a number from 1 on')
    .transform(Number)
    .default(20_000)
    .describe('connections beyond these are closed at once'),
} as const;

export type OverloadSettings = SettingsOf<typeof overloadSettings>;
