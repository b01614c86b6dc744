import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import { saveExceptions, type SaveExceptions as Exceptions } from '../domain/save-exceptions.js';
import { followHoursNow, saveHours, type SaveHours as Hours } from '../domain/save-hours.js';
import { Portal } from './aggregates.js';

interface OfPortal {
  readonly portalId: string;
}

/** Set the opening hours of a portal, or move them to another time zone. */
export const SaveHours = defineCommand({
  name: 'SaveHours',
  stream: ({ portalId }: OfPortal & Hours) => stream(Portal, portalId),
  decide: (portal, { availability, timeZone }, { now }) =>
    saveHours(portal, { availability, timeZone }, now),
});

/** Set the exceptions from the opening hours of a portal. */
export const SaveExceptions = defineCommand({
  name: 'SaveExceptions',
  stream: ({ portalId }: OfPortal & Exceptions) => stream(Portal, portalId),
  decide: (portal, { exceptions, creatorId }, { now }) =>
    saveExceptions(portal, { exceptions, creatorId }, now),
});

/** Open or close a portal because it is time to; `at` tells one time from the next. */
export const FollowHours = defineCommand({
  name: 'FollowHours',
  stream: ({ portalId }: OfPortal & { readonly at: string }) => stream(Portal, portalId),
  decide: (portal, _data, { now }) => followHoursNow(portal, now),
});
