import { z } from 'zod';

import { networks } from '#platform/config';

const Count = (max: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, `a number from 0 to ${max.toString()}`)
    .transform(Number)
    .refine((count) => count <= max, `a number from 0 to ${max.toString()}`);

/** The settings of the environment for notices on devices. */
export const webPushSettings = {
  WEB_PUSH: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'whether staff may have notices on their devices: they go by the push services of Google, Mozilla, Apple or Microsoft, encrypted',
    ),
  WEB_PUSH_CONTACT: z
    .string()
    .regex(
      /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/,
      'mailto: with an address, or a page of https',
    )
    .max(200)
    .optional()
    .describe('whom a push service can ask about the notices; by default the own address'),
  WEB_PUSH_REPEAT_SECONDS: Count(3600)
    .default(0)
    .describe(
      'after so many seconds, such as 60, devices show again that a visitor still waits; 0 shows it once',
    ),
  WEB_PUSH_UNATTENDED_MINUTES: Count(999)
    .default(5)
    .describe(
      'after so many minutes, supervisors learn that visitors wait while all desks are empty; 0 notifies no one',
    ),
  WEB_PUSH_NETWORKS: networks
    .default([])
    .describe(
      'internal networks in which push services may be, such as 10.0.0.0/8, separated by commas; by default none',
    ),
} as const;
