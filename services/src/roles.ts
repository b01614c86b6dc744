import { z } from 'zod';

import { UnusableSetting, type SettingsOf } from './platform/config/index.js';

const ALL = ['api', 'projector', 'relay'] as const;
const Role = z.enum(ALL);

/** What one process does. */
export type ProcessRole = z.output<typeof Role>;

/** What of the environment divides the work between processes. */
export const roleSettings = {
  ROLES: z
    .string()
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(Role).min(1))
    .optional()
    .describe(
      'what this process does: api,projector (which go together) and relay, separated by commas; also --roles; all unless told',
    ),
} as const;

/** What a process does, where the settings say so and where they do not. */
export function rolesOf({ ROLES }: SettingsOf<typeof roleSettings>): readonly ProcessRole[] {
  return ROLES ?? ALL;
}

/**
 * Whether a process is to serve people, or only to hand events on.
 * @throws UnusableSetting for a division that cannot be.
 */
export function servesPeople(
  settings: SettingsOf<typeof roleSettings>,
  {
    EVENT_LOG_URL,
    RELAY_URL,
  }: { readonly EVENT_LOG_URL?: string | undefined; readonly RELAY_URL?: string | undefined },
): boolean {
  const roles = rolesOf(settings);
  const refuse = (reason: string): never => {
    throw new UnusableSetting('ROLES', roles.join(','), reason);
  };
  const [api, projector, relay] = ALL.map((role) => roles.includes(role));
  if (api !== projector) refuse('api and projector are one process');
  if (api === true) return true;
  if (relay === true && RELAY_URL === undefined) refuse('RELAY_URL does not say whom to tell');
  const isFile = EVENT_LOG_URL === undefined || EVENT_LOG_URL.startsWith('sqlite:');
  if (isFile) refuse('an event log in a file is worked with by one process, which does it all');
  return false;
}
