/**
 * Returns the start of the wait of a visitor who was in a call and waits again. The time in line
 * counts, and the time of the call does not.
 * @param waitingSince since when it counted before the call; @param takenAt when the call began.
 */
export function waitsAgainSince(waitingSince: string, takenAt: string, now: Date): string {
  const waitedMs = Math.max(0, Date.parse(takenAt) - Date.parse(waitingSince));
  return new Date(now.getTime() - waitedMs).toISOString();
}
