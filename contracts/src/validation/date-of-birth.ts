import { z } from 'zod';

/** The oldest age that is believed, in years. */
export const AGE_MAX_YEARS = 130;

/**
 * A date of birth, YYYY-MM-DD; that it lies in the believable past is checked by
 * {@link believableBirth}.
 */
export const DateOfBirth = z.iso.date().meta({ id: 'DateOfBirth' });

/**
 * True if a date of birth is not in the future and not longer ago than a human life. `today` is
 * YYYY-MM-DD.
 */
export function believableBirth(date: string, today: string): boolean {
  const oldest = `${String(Number(today.slice(0, 4)) - AGE_MAX_YEARS).padStart(4, '0')}${today.slice(4)}`;
  return date <= today && date >= oldest;
}
