import { networks } from '#platform/config';

/** The settings of the environment for webhooks. */
export const webhookSettings = {
  WEBHOOK_NETWORKS: networks
    .default([])
    .describe(
      'internal networks to which webhooks may lead, there also by http, such as 10.0.0.0/8, separated by commas; by default none',
    ),
} as const;
