import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeskEvent, LineEvent } from '@foyer/contracts/visits';

import type { Desk } from './state.js';
import { endRingingAt } from '../routing/end-ringing.js';
import type { Line } from '../line/state.js';
import type { Moment } from '../visit/moment.js';

type Closed = Extract<DeskEvent, { type: 'DeskClosed' }>;

export interface CloseDesk {
  readonly memberId: string;
  readonly reason: Closed['data']['reason'];
}

/** The connection of an agent at work is gone, and since when. */
export interface LoseDesk {
  readonly memberId: string;
  readonly lostSince: string;
}

interface Events {
  readonly desk: readonly DeskEvent[];
  readonly line: readonly LineEvent[];
}

/** An agent is there, with the availability of last time. */
export function openDesk(
  { desk }: { readonly desk: Desk },
  { memberId }: Pick<CloseDesk, 'memberId'>,
  { now }: Moment,
): Decision<Pick<Events, 'desk'>> {
  const at = now.toISOString();
  if (!desk.open) return accepted({ desk: [{ type: 'DeskOpened', data: { memberId, at } }] });
  if (desk.lostSince === null) return accepted({ desk: [] });
  return accepted({ desk: [{ type: 'DeskConnectionRestored', data: { memberId, at } }] });
}

/**
 * The connection of an agent at work is gone. It stops ringing there; the desk and a call are kept.
 */
export function loseDesk(
  { desk, line }: { readonly desk: Desk; readonly line: Line | undefined },
  { memberId, lostSince }: LoseDesk,
  { now }: Moment,
): Decision<Events> {
  if (!desk.open || desk.lostSince !== null) return accepted({ desk: [], line: [] });
  const ringing = endRingingAt(memberId, desk, line, now);
  if (!ringing) return rejected('CONFLICT');
  return accepted({
    desk: [...ringing.desk, { type: 'DeskConnectionLost', data: { memberId, lostSince } }],
    line: ringing.line,
  });
}

/**
 * Closes the desk of an agent who is gone. It stops ringing there; the call itself decides about a
 * running call.
 */
export function closeDesk(
  { desk, line }: { readonly desk: Desk; readonly line: Line | undefined },
  { memberId, reason }: CloseDesk,
  { now }: Moment,
): Decision<Events> {
  if (!desk.open) return accepted({ desk: [], line: [] });
  const ringing = endRingingAt(memberId, desk, line, now);
  if (!ringing) return rejected('CONFLICT');
  return accepted({
    desk: [
      ...ringing.desk,
      { type: 'DeskClosed', data: { memberId, reason, at: now.toISOString() } },
    ],
    line: ringing.line,
  });
}
