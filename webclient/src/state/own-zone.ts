/** The zone as the browser names it; undefined, or `Etc/Unknown`, where it does not know its own. */
export const saidZone = () =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;

/** The zone of this browser; UTC where it cannot show times by the one that it names. */
export function ownZone(): string {
  const zone = saidZone();
  if (zone === undefined) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
