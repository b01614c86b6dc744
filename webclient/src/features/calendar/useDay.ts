import { calendarRoutes, type CalendarEvent } from '@foyer/contracts/calendar';
import { useCallback } from 'react';

import { api } from '#app/api.js';
import { useLoaded } from '#app/useLoaded.js';
import { ownZone } from './times.js';
import { useLiveMeetings } from './useLiveMeetings.js';

const DAY_MS = 24 * 3_600_000;
const LIMIT = 20;

/**
 * Loads the member's meetings that run or begin within a day, and updates them; null until they are
 * loaded.
 */
export function useDay(): readonly CalendarEvent[] | null {
  const { value, again } = useLoaded(
    useCallback((signal: AbortSignal) => {
      const now = Date.now();
      const body = {
        from: new Date(now).toISOString(),
        to: new Date(now + DAY_MS).toISOString(),
        timeZone: ownZone(),
      };
      return api.call(calendarRoutes.listMeetings, {
        ...{ query: { page: 1, limit: LIMIT }, body, signal },
      });
    }, []),
  );
  useLiveMeetings(again, again);
  return value?.docs ?? null;
}
