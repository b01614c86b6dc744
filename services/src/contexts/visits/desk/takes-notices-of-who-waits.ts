import type { Desk } from './state.js';

/** An agent whose connection is gone is on duty for a working day, and no longer, in milliseconds. */
export const ON_DUTY_MS = 8 * 3_600_000;

/**
 * True if an agent is told that a visitor waits: who takes visitors by hand, as the desk tells it
 * on a page, and who is on duty without a page. Nobody else: it rings at the desks of the others.
 */
export function takesNoticesOfWhoWaits(desk: Desk, now: Date): boolean {
  const { availability, engagement, callStatus, otherCallIds, notRespondingSince } = desk;
  const isFree =
    engagement.kind === 'free' && callStatus === 'available' && otherCallIds.length === 0;
  if (!isFree || availability === 'away' || notRespondingSince !== null) return false;
  if (desk.open && desk.lostSince === null) return availability === 'manual';
  const since = desk.open ? desk.lostSince : desk.lapsedAt;
  return since !== null && now.getTime() - Date.parse(since) < ON_DUTY_MS;
}

/** True if an agent is at the desk, and on no break: somebody sees who waits. */
export const isAtDesk = ({ open, lostSince, availability }: Desk): boolean =>
  open && lostSince === null && availability !== 'away';
