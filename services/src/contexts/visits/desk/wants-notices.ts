import type { Desk } from './state.js';

/** An agent whose connection is gone is on duty for a working day, and no longer, in milliseconds. */
export const ON_DUTY_MS = 8 * 3_600_000;

/**
 * True if devices show a waiting visitor to an agent: the agent takes visitors by hand, or is on
 * duty without a page. It rings at the desks of all other agents.
 */
export function wantsNotices(desk: Desk, now: Date): boolean {
  const { availability, engagement, callStatus, otherCallIds, notRespondingSince } = desk;
  const isFree =
    engagement.kind === 'free' && callStatus === 'available' && otherCallIds.length === 0;
  if (!isFree || availability === 'away' || notRespondingSince !== null) return false;
  if (desk.open && desk.lostSince === null) return availability === 'manual';
  const since = desk.open ? desk.lostSince : desk.lapsedAt;
  return since !== null && now.getTime() - Date.parse(since) < ON_DUTY_MS;
}

/** True if an agent is at the desk, and on no break: waiting visitors are seen there. */
export const isAtDesk = ({ open, lostSince, availability }: Desk): boolean =>
  open && lostSince === null && availability !== 'away';
