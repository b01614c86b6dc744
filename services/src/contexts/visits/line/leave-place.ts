import type { DeskEvent, LineEvent } from '@foyer/contracts/visits';

import type { Desk } from '../desk/state.js';
import { endRingingOf } from '../routing/end-ringing.js';
import { visitorInLine, type Line } from './state.js';

type LeftLine = Extract<LineEvent, { type: 'VisitorLeftLine' }>;

export type LeavePlace = Pick<LeftLine['data'], 'portalId' | 'visitId' | 'reason'>;

/**
 * Gives up the place of a visitor in line, if there is one, and stops the ringing. Undefined when
 * `desk` is not the one at which it rings; see {@link endRingingOf}.
 */
export function leavePlace(
  { line, desk }: { readonly line: Line; readonly desk: Desk | undefined },
  { portalId, visitId, reason }: LeavePlace,
  now: Date,
): { readonly line: readonly LineEvent[]; readonly desk: readonly DeskEvent[] } | undefined {
  const visitor = visitorInLine(line, visitId);
  if (!visitor) return { line: [], desk: [] };
  const ringing = endRingingOf(portalId, visitor, desk, now);
  return (
    ringing && {
      line: [...ringing.line, { type: 'VisitorLeftLine', data: { portalId, visitId, reason } }],
      desk: ringing.desk,
    }
  );
}
