import { networks } from '#platform/config';

/** The settings of the environment for user sources. */
export const sourceSettings = {
  SIGN_IN_NETWORKS: networks
    .default([])
    .describe(
      'internal networks in which directories and sign-in providers lie, such as 10.0.0.0/8, separated by commas; by default none',
    ),
} as const;
