import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';
import { WeekAvailability } from '../schema/week-availability.js';
import { CallLogic, RatingType, Shortlink } from './call-logic.js';
import { portalMemberEvents } from './member-events.js';
import { AppearanceV1, CallButtonV1, PortalMessagesV1 } from './published-settings.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ portalId: Id, ...shape });

/** Stream `portal-<id>`. A portal begins inactive: visitors cannot ring before it was activated. */
export const PortalCreated = defineEvent(
  'PortalCreated',
  1,
  about({ name: z.string(), shortlink: Shortlink, timeZone: z.string() }),
);
export const PortalRenamed = defineEvent('PortalRenamed', 1, about({ name: z.string() }));
export const PortalTimeZoneChanged = defineEvent(
  'PortalTimeZoneChanged',
  1,
  about({ timeZone: z.string() }),
);
export const PortalActivated = defineEvent('PortalActivated', 1, about({}));
export const PortalDeactivated = defineEvent('PortalDeactivated', 1, about({}));
export const PortalDeleted = defineEvent('PortalDeleted', 1, about({}));
export const PortalShortlinkChanged = defineEvent(
  'PortalShortlinkChanged',
  1,
  about({ shortlink: Shortlink }),
);
export const PortalCallLogicChanged = defineEvent(
  'PortalCallLogicChanged',
  1,
  about({ callLogic: CallLogic }),
);
export const PortalVisitorNameAsked = defineEvent(
  'PortalVisitorNameAsked',
  1,
  about({ askClientName: z.boolean() }),
);
/**
 * From now on the PIN of this id is the portal's. The vault holds its hash, written before the
 * event.
 */
export const PortalPinSet = defineEvent('PortalPinSet', 1, about({ pinId: Id }));
export const PortalPinCleared = defineEvent('PortalPinCleared', 1, about({}));
export const PortalMessagesChanged = defineEvent(
  'PortalMessagesChanged',
  1,
  about({ messages: PortalMessagesV1 }),
);
export const PortalCallButtonChanged = defineEvent(
  'PortalCallButtonChanged',
  1,
  about({ callButton: CallButtonV1 }),
);
export const PortalAppearanceChanged = defineEvent(
  'PortalAppearanceChanged',
  1,
  about({ appearance: AppearanceV1 }),
);
export const PortalFeedbackChanged = defineEvent(
  'PortalFeedbackChanged',
  1,
  about({ enabled: z.boolean(), ratingType: RatingType }),
);
/**
 * Some fields of a group of settings were set; null resets one. The fields are defined in the table
 * of settings (`settings.ts`), which only grows: a field with a new name or meaning is a new field.
 */
export const PortalSettingsChanged = defineEvent(
  'PortalSettingsChanged',
  1,
  about({
    group: z.string().meta({ examples: ['callButton'] }),
    changes: z
      .record(z.string(), z.unknown())
      .meta({ examples: [{ callButtonName: 'Klingeln', color: null }] }),
  }),
);
/** A file for the portal's content, its look or its documents is kept under this id. */
export const PortalFileAdded = defineEvent(
  'PortalFileAdded',
  1,
  about({
    documentId: Id,
    name: z.string(),
    mediaType: z.string(),
    contentType: z.string(),
    size: z.int().nonnegative(),
  }),
);

/**
 * From now on the portal follows these hours, by the clock of its time zone. A portal without any
 * is open around the clock.
 */
export const PortalHoursChanged = defineEvent(
  'PortalHoursChanged',
  1,
  about({ availability: WeekAvailability }),
);
/** A new exception, or another version of one. */
export const PortalExceptionSet = defineEvent(
  'PortalExceptionSet',
  1,
  about({
    exceptionId: Id,
    name: z.string(),
    startDateTime: z.iso.datetime(),
    endDateTime: z.iso.datetime(),
    open: z.boolean(),
    active: z.boolean(),
    timezone: z.string(),
    creatorId: Id,
    agentName: personal(z.string()),
  }),
  { subject: 'creatorId' },
);
export const PortalExceptionRemoved = defineEvent(
  'PortalExceptionRemoved',
  1,
  about({ exceptionId: Id }),
);
/** The hours began or ended, or the announced next opening changed. */
export const PortalFollowedHours = defineEvent(
  'PortalFollowedHours',
  2,
  about({
    withinHours: z.boolean(),
    nextOpening: z.iso.datetime().nullable(),
    /**
     * The rule that opened or closed the portal: its week, an exception, or a change of either by a person.
     * `none`: it stays open or closed as before. `unknown` in events of older versions.
     */
    turnedBy: z.enum(['week', 'exception', 'change', 'none', 'unknown']),
  }),
);

/** All event types of portals. */
export const portalEvents = [
  PortalCreated,
  PortalRenamed,
  PortalTimeZoneChanged,
  PortalActivated,
  PortalDeactivated,
  PortalDeleted,
  PortalShortlinkChanged,
  PortalCallLogicChanged,
  PortalVisitorNameAsked,
  PortalPinSet,
  PortalPinCleared,
  PortalMessagesChanged,
  PortalCallButtonChanged,
  PortalAppearanceChanged,
  PortalFeedbackChanged,
  PortalSettingsChanged,
  PortalFileAdded,
  ...portalMemberEvents,
  PortalHoursChanged,
  PortalExceptionSet,
  PortalExceptionRemoved,
  PortalFollowedHours,
] as const;

export type PortalEvent = EventOf<(typeof portalEvents)[number]>;
