import type { CalendarEvent } from '@foyer/contracts/calendar';
import { useQuery } from '@tanstack/react-query';

import { meetingQueries } from './meeting-queries.js';
import { useFollowedMeetings } from './useFollowedMeetings.js';

/**
 * Loads the member's meetings that run or begin within a day, and updates them; null until they are
 * loaded.
 */
export function useDay(): readonly CalendarEvent[] | null {
  const ofDay = meetingQueries.ofDay();
  const { data } = useQuery(ofDay);
  useFollowedMeetings(ofDay.queryKey);
  return data?.docs ?? null;
}
