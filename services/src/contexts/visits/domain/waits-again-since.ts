/**
 * Since when somebody counts as waiting who was in a call and waits again: the time in line counts, that of the call does not.
 * @param waitingSince since when it counted before the call; @param takenAt when the call began.
 */
export function waitsAgainSince(waitingSince: string, takenAt: string, now: Date): string {
  const waitedMs = Math.max(0, Date.parse(takenAt) - Date.parse(waitingSince));
  return new Date(now.getTime() - waitedMs).toISOString();
}
