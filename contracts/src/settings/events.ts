import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';

/** Stream `appsetting-<id>`, one for the deployment. Each event's metadata names its actor. */

/**
 * A group of settings was saved. `value` is the whole group, so that any version can be taken up
 * again.
 */
export const AppSettingSaved = defineEvent(
  'AppSettingSaved',
  1,
  z.object({ settingId: Id, group: z.string(), value: z.record(z.string(), z.unknown()) }),
);
/** A group went back to its standard. */
export const AppSettingReset = defineEvent(
  'AppSettingReset',
  1,
  z.object({ settingId: Id, group: z.string() }),
);
/** A file for the company's look; `hash` is its SHA-256, base64url. */
export const AppSettingFileAdded = defineEvent(
  'AppSettingFileAdded',
  1,
  z.object({
    settingId: Id,
    fileId: Id,
    purpose: z.enum(['logo', 'favicon', 'whiteboard']),
    name: z.string(),
    contentType: z.string(),
    size: z.int().positive(),
    hash: z.string(),
  }),
);
/** One that was shown nowhere gave way to newer ones; the file itself is removed. */
export const AppSettingFileRemoved = defineEvent(
  'AppSettingFileRemoved',
  1,
  z.object({ settingId: Id, fileId: Id }),
);

export const appSettingEvents = [
  AppSettingSaved,
  AppSettingReset,
  AppSettingFileAdded,
  AppSettingFileRemoved,
] as const;
export type AppSettingEvent = EventOf<(typeof appSettingEvents)[number]>;

/** Stream `callsetting-<memberId>`: how a member's own calls begin and are laid out. */
export const CallSettingSaved = defineEvent(
  'CallSettingSaved',
  1,
  z.object({ memberId: Id, setting: z.record(z.string(), z.unknown()) }),
);

export const callSettingEvents = [CallSettingSaved] as const;
export type CallSettingEvent = EventOf<(typeof callSettingEvents)[number]>;
