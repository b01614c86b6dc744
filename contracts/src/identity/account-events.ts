import { z } from 'zod';

import { WeekAvailability } from '../schema/week-availability.js';
import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';

const subject = { subject: 'memberId' } as const;

/** Stream `member-<id>`: what an account says beyond name and rights. */
export const MemberParticularsChanged = defineEvent(
  'MemberParticularsChanged',
  1,
  z.object({
    memberId: Id,
    company: personal(z.string()),
    companyRole: personal(z.string()),
    /** Null also where none was given. */
    dateOfBirth: personal(z.iso.date()),
    city: personal(z.string()),
    address: personal(z.string()),
    zipCode: personal(z.string()),
    state: personal(z.string()),
  }),
  subject,
);
export const MemberDescriptionChanged = defineEvent(
  'MemberDescriptionChanged',
  1,
  z.object({ memberId: Id, description: personal(z.string()) }),
  subject,
);
export const MemberPreferenceChanged = defineEvent(
  'MemberPreferenceChanged',
  1,
  z.object({
    memberId: Id,
    theme: z.enum(['light', 'dark', 'system']),
    /** From 0 to 1. */
    ringVolume: z.number().min(0).max(1),
    notifications: z.boolean(),
  }),
);
/**
 * The working hours that a member gives; offers do not follow them, since availability is said at
 * the desk.
 */
export const MemberHoursChanged = defineEvent(
  'MemberHoursChanged',
  1,
  z.object({ memberId: Id, availability: personal(WeekAvailability) }),
  subject,
);

/** A picture as the file store keeps it, and how to tell that it is still the same one. */
const picture = {
  fileId: Id,
  /** SHA-256 of what is kept, base64url. */
  hash: z.string(),
  /** Of what is kept, in bytes. */
  size: z.int().positive(),
};
/** The picture before, where there was one, is removed from the file store. */
export const MemberAvatarChanged = defineEvent(
  'MemberAvatarChanged',
  1,
  z.object({ memberId: Id, ...picture }),
);

/** An additional profile was added, or is another from now on. */
export const MemberProfileSaved = defineEvent(
  'MemberProfileSaved',
  1,
  z.object({
    memberId: Id,
    profileId: Id,
    profileName: personal(z.string()),
    firstName: personal(z.string()),
    lastName: personal(z.string()),
    company: personal(z.string()),
    companyRole: personal(z.string()),
    description: personal(z.string()),
  }),
  subject,
);
export const MemberProfileAvatarChanged = defineEvent(
  'MemberProfileAvatarChanged',
  1,
  z.object({ memberId: Id, profileId: Id, ...picture }),
);

/** From where a session was begun, so that its owner can tell it from another. */
export const SessionOriginNoted = defineEvent(
  'SessionOriginNoted',
  1,
  z.object({
    memberId: Id,
    sessionId: Id,
    /** Browser and system, such as `Firefox, Linux`. */
    device: personal(z.string()),
    /** Shortened to its network, such as `203.0.113.x`. */
    address: personal(z.string()),
  }),
  subject,
);

export const accountEvents = [
  MemberParticularsChanged,
  MemberDescriptionChanged,
  MemberPreferenceChanged,
  MemberHoursChanged,
  MemberAvatarChanged,
  MemberProfileSaved,
  MemberProfileAvatarChanged,
  SessionOriginNoted,
] as const;
export type AccountEvent = EventOf<(typeof accountEvents)[number]>;
