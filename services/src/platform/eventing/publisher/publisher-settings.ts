import { z } from 'zod';

import type { SettingsOf } from '../../config/index.js';
import { kafkaAddress } from './kafka/kafka-address.js';

/** The settings for handing events to other systems. */
export const publisherSettings = {
  RELAY_URL: z
    .string()
    .refine(
      (url) => kafkaAddress(url) !== undefined,
      'an address such as kafka://host:9092,other:9092/foyer?ssl=true',
    )
    .optional()
    .describe(
      'whom every event is handed to, as CloudEvents: kafka://<brokers>/<prefix of topics>; by default to no one',
    ),
} as const;

export type OutboxSettings = SettingsOf<typeof publisherSettings>;
