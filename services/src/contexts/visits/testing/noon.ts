/** The portal at which specifications of deciders tell a day, event by event, and the noon of that day. */
export const portalId = 'portal';
const noon = Date.parse('2026-03-02T12:00:00.000Z');

/** So many seconds after noon, or before. */
export const after = (seconds: number): Date => new Date(noon + seconds * 1000);
export const at = (seconds: number): string => after(seconds).toISOString();
