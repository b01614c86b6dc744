import { availabilityRoutes, STANDARD_HOURS } from '@foyer/contracts/portals';

import { aPortal, idOf } from '../../records.js';
import type { FormEntry, Typed } from '../formEntry.js';

const id = idOf(1);
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const span = [{ start: '08:00', end: '18:00' }];
const week = { ...STANDARD_HOURS, saturday: span, sunday: span };

/** The opening hours of a portal. */
export const hoursForms: readonly FormEntry[] = [
  {
    path: `portals/${id}/availability`,
    by: 'portals/availability/AvailabilityTab.tsx',
    record: { availability: week, timezone: 'Europe/Berlin', revision: 4 },
    reads: 'GET /api/v2/queueAvailability/allDetails',
    shown: (hours) => ({ body: { ...hours, saved: true, exceptions: [] } }),
    saves: 'POST /api/v2/queueAvailability/saveAll',
    body: availabilityRoutes.saveAvailability.body,
    refusal: 'PORTAL_CHANGED_MEANWHILE',
    isWhole: true,
    theirs: { availability: { ...week, sunday: [{ start: '10:00', end: '12:00' }] } },
    typed: {
      'Time zone': { value: 'Europe/Paris', sends: { timezone: 'Europe/Paris' } },
      ...Object.fromEntries(
        DAYS.flatMap((day): [string, Typed][] => {
          const at = `availability.${day.toLowerCase()}.0`;
          return [
            [`${day}, From`, { value: '07:30', sends: { [`${at}.start`]: '07:30' } }],
            [`${day}, To`, { value: '19:30', sends: { [`${at}.end`]: '19:30' } }],
          ];
        }),
      ),
    },
    also: {
      [`GET /api/v2/admin/portals/${id}`]: () => ({ body: aPortal(id) }),
      'POST /api/v2/queueAvailability/preview': () => ({
        body: { open: true, exceptionId: null, nextChange: null, nextOpening: null, openings: [] },
      }),
    },
  },
];
