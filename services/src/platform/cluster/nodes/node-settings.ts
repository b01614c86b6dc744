import { hostname } from 'node:os';
import { z } from 'zod';

import type { SettingsOf } from '../../config/index.js';

/** Longest that an operator may have a process wait for its calls, in seconds. */
const DRAIN_MAX_SECONDS = 86_400;
/** Long enough for most calls where others take what is new. */
const DRAIN_SECONDS = 600;

/** The settings of a node among several. */
export const nodeSettings = {
  NODE_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as http://node-1:3000' })
    .optional()
    .describe('where other nodes reach this one; by default http://<host name>:<PORT>'),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d+$/, 'a number of seconds')
    .transform(Number)
    .pipe(z.number().max(DRAIN_MAX_SECONDS))
    .optional()
    .describe(
      'how long calls may go on after SIGTERM; a second signal ends at once; by default 0 where it serves alone, and 600 with others',
    ),
} as const;

export type NodeSettings = SettingsOf<typeof nodeSettings>;

/** The address of this node for other nodes, by the port it listens on. */
export function nodeAddress({ NODE_URL }: NodeSettings): (port: number) => string {
  return (port) => NODE_URL ?? `http://${hostname()}:${port}`;
}

/** The time that calls may continue after the signal to end, in milliseconds. */
export function drainMs({ DRAIN_SECONDS: notified }: NodeSettings, hasOthers: boolean): number {
  return (notified ?? (hasOthers ? DRAIN_SECONDS : 0)) * 1_000;
}
