/**
 * The portal at which specifications of deciders tell a day, event by event, and the noon of that
 * day.
 */
export const portalId = 'portal';
const noon = Date.parse('2026-03-02T12:00:00.000Z');

/** Returns a time by the seconds after noon; negative seconds are before. */
export const after = (seconds: number): Date => new Date(noon + seconds * 1000);
export const at = (seconds: number): string => after(seconds).toISOString();
