import { z } from 'zod';

import { networks, type SettingsOf } from '../../config/index.js';

const limit = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'a number from 1 on')
    .transform(Number)
    .default(most);

/** The settings for the limits of one address. */
export const addressSettings = {
  TRUSTED_NETWORKS: networks
    .default([])
    .describe(
      'addresses and networks whose visitors are not counted by address, such as 10.0.0.0/8 of an office, separated by commas',
    ),
  ADDRESS_VISITS_PER_MINUTE: limit(30).describe(
    'so many visits may be opened from one address (IPv6: one /64 network) or kiosk in a minute',
  ),
  ADDRESS_OPEN_VISITS: limit(50).describe(
    'so many visits of one address or kiosk may be open at a time',
  ),
  ADDRESS_PLACES_IN_LINE: limit(20).describe(
    'so many visitors of one address or kiosk may wait in line at a time',
  ),
} as const;

export type AddressSettings = SettingsOf<typeof addressSettings>;
