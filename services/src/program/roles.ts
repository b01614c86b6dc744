import { z } from 'zod';

import { UnusableSetting, type SettingsOf } from '#platform/config';

const ALL = ['api', 'projector', 'relay'] as const;
const Role = z.enum(ALL);

/** A task of one process. */
export type ProcessRole = z.output<typeof Role>;

/** The settings that divide the work between processes. */
export const roleSettings = {
  ROLES: z
    .string()
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(Role).min(1))
    .optional()
    .describe(
      'what this process does: api, projector and relay, separated by commas; also --roles; by default all',
    ),
} as const;

/** Returns the roles of a process: those of the settings, or all by default. */
export function rolesOf({ ROLES }: SettingsOf<typeof roleSettings>): readonly ProcessRole[] {
  return ROLES ?? ALL;
}

/** The share of one process in the work. */
export interface RoleAssignment {
  readonly servesPeople: boolean;
  /** Keeps read models and does what follows from events. */
  readonly runsBackgroundJobs: boolean;
  /** Tells other systems. */
  readonly handsOn: boolean;
}

/** Settings that say where things lie which several processes need alike. */
export interface SharedPlaces {
  readonly EVENT_LOG_URL?: string | undefined;
  readonly READ_STORE_URL?: string | undefined;
  readonly VAULT_URL?: string | undefined;
  readonly FILES_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly FOYER_URL?: string | undefined;
  readonly RELAY_URL?: string | undefined;
}

const isOnServer = (url: string | undefined): boolean =>
  url !== undefined && !/^(?:sqlite|file):/.test(url);

/**
 * The settings whose default place is on one machine's disk, or in one process, and so cannot be
 * shared.
 */
const NEEDED: readonly {
  readonly setting: keyof SharedPlaces;
  readonly isShared: (url: string | undefined) => boolean;
}[] = [
  { setting: 'EVENT_LOG_URL', isShared: isOnServer },
  { setting: 'READ_STORE_URL', isShared: isOnServer },
  { setting: 'VAULT_URL', isShared: isOnServer },
  { setting: 'FILES_URL', isShared: isOnServer },
  { setting: 'SMTP_URL', isShared: (url) => url !== undefined },
  { setting: 'FOYER_URL', isShared: (url) => url !== undefined },
];

/**
 * Returns the work of a process.
 * @throws UnusableSetting for process roles that do not fit together.
 */
export function roleAssignmentOf(
  settings: SettingsOf<typeof roleSettings>,
  places: SharedPlaces,
): RoleAssignment {
  const roles = rolesOf(settings);
  const refuse = (reason: string): never => {
    throw new UnusableSetting('ROLES', roles.join(','), reason);
  };
  const [servesPeople, runsBackgroundJobs, handsOn] = ALL.map((role) => roles.includes(role)) as [
    boolean,
    boolean,
    boolean,
  ];
  if (!servesPeople && !runsBackgroundJobs) {
    if (places.RELAY_URL === undefined) refuse('RELAY_URL does not say whom to tell');
    if (!isOnServer(places.EVENT_LOG_URL)) {
      refuse('an event log in a file is worked with by one process, which does it all');
    }
  } else if (servesPeople !== runsBackgroundJobs) {
    const missing = NEEDED.filter(({ setting, isShared }) => !isShared(places[setting]));
    if (missing.length > 0) {
      const names = missing.map(({ setting }) => setting).join(', ');
      refuse(`api and projector apart need what they share on servers: ${names}`);
    }
  }
  return { servesPeople, runsBackgroundJobs, handsOn };
}
