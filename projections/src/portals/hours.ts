import type { PortalEvent, WeekAvailability } from '@foyer/contracts/portals';
import { exceptionOf, withException, type HoursException } from './exceptions.js';
import { defineProjection, type Documents, type Evolve } from '../platform/runner/index.js';

/** When a portal lets visitors in, and how it last followed that. No query shows it. */
export interface PortalHoursDocument {
  readonly _id: string;
  readonly timeZone: string;
  /** Null is around the clock. */
  readonly hours: WeekAvailability | null;
  readonly exceptions: readonly HoursException[];
  /** True if any part of it changes with time. */
  readonly turns: boolean;
  readonly withinHours: boolean;
  readonly nextOpening: string | null;
}

export type PortalHoursCollections = Readonly<Record<'portalHours', PortalHoursDocument>>;

type HoursEvent = Extract<
  PortalEvent,
  {
    type:
      | 'PortalCreated'
      | 'PortalTimeZoneChanged'
      | 'PortalHoursChanged'
      | 'PortalExceptionSet'
      | 'PortalExceptionRemoved'
      | 'PortalFollowedHours'
      | 'PortalDeleted';
  }
>;

const evolve: Evolve<PortalHoursCollections, HoursEvent> = {
  PortalCreated: ({ data: { portalId, timeZone } }) => [
    put({
      ...{ _id: portalId, timeZone, hours: null, exceptions: [], turns: false },
      ...{ withinHours: true, nextOpening: null },
    }),
  ],
  PortalTimeZoneChanged: ({ data: { portalId, timeZone } }, documents) =>
    changed(documents, portalId, () => ({ timeZone })),
  PortalHoursChanged: ({ data: { portalId, availability } }, documents) =>
    changed(documents, portalId, () => ({ hours: availability })),
  PortalExceptionSet: ({ data }, documents) =>
    changed(documents, data.portalId, ({ exceptions }) => ({
      exceptions: withException(exceptions, exceptionOf(data)),
    })),
  PortalExceptionRemoved: ({ data: { portalId, exceptionId } }, documents) =>
    changed(documents, portalId, ({ exceptions }) => ({
      exceptions: exceptions.filter(({ _id }) => _id !== exceptionId),
    })),
  PortalFollowedHours: ({ data: { portalId, withinHours, nextOpening } }, documents) =>
    changed(documents, portalId, () => ({ withinHours, nextOpening })),
  PortalDeleted: ({ data: { portalId } }) => [
    { op: 'delete', collection: 'portalHours', id: portalId },
  ],
};

/**
 * Collection `portalHours`: what portals open and close by, so that a start need not read their
 * streams.
 */
export const portalHours = defineProjection({
  name: 'portal-hours',
  version: 1,
  essential: true,
  collections: { portalHours: { indexes: [{ key: { turns: 1 } }] } },
  evolve,
});

async function changed(
  documents: Documents<PortalHoursCollections>,
  portalId: string,
  change: (before: PortalHoursDocument) => Partial<PortalHoursDocument>,
) {
  const before = await documents.get('portalHours', portalId);
  if (!before) return [];
  const after = { ...before, ...change(before) };
  return [put({ ...after, turns: after.hours !== null || after.exceptions.length > 0 })];
}

function put(doc: PortalHoursDocument) {
  return { op: 'put', collection: 'portalHours', doc } as const;
}
