import { HOLD_REMINDER_MS } from '@foyer/contracts/calls';
import { useEffect } from 'react';

import { useNow } from '#state/now.js';
import { sounds } from '#media/sound/sounds.js';

/** Counts the reminders of a visitor on hold that are due; each one sounds. */
export function useHoldReminders(since: string | null): number {
  const now = useNow();
  const due = remindersDue(since, now);
  useEffect(() => {
    if (due > 0) sounds.reminder();
  }, [due]);
  return due;
}

/** @param since The start of the hold; null while there is none. */
export function remindersDue(since: string | null, now: number): number {
  if (since === null) return 0;
  return Math.max(0, Math.floor((now - Date.parse(since)) / HOLD_REMINDER_MS));
}
