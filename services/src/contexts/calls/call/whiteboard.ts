import type { CallEvent } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Call, CallOn } from './state.js';
import { isUnheard } from './evolve-consult.js';

export interface SetWhiteboard {
  readonly callId: string;
  /** The participant who opens or closes it. */
  readonly joinerId: string;
  readonly isOpen: boolean;
}

/** Opens or closes the board for all who see what this participant sees. */
export function setWhiteboard(
  { call }: { readonly call: Call },
  { callId, joinerId, isOpen }: SetWhiteboard,
): Decision<{ readonly call: readonly CallEvent[] }> {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  if (call.stage === 'ended') return rejected('CALL_OVER');
  if (isOpenFor(call, joinerId) === isOpen) return accepted({ call: [] });
  const type = isOpen ? 'CallWhiteboardOpened' : 'CallWhiteboardClosed';
  return accepted({ call: [{ type, data: { callId, joinerId } }] });
}

/** Applies that the board is open or closed for a participant and all who see the same. */
export function withBoard(call: CallOn, joinerId: string, isOpen: boolean): CallOn {
  const { board } = call;
  return isAside(call, joinerId)
    ? { ...call, board: { ...board, aside: isOpen } }
    : { ...call, board: { ...board, toAll: isOpen } };
}

function isOpenFor(call: CallOn, joinerId: string): boolean {
  const { aside, toAll } = call.board;
  return isAside(call, joinerId) ? (aside ?? toAll) : toAll;
}

/** True for agent and colleague as long as they talk in private. */
function isAside(call: CallOn, joinerId: string): boolean {
  const { consult } = call;
  return consult !== null && consult.stage !== 'together' && !isUnheard(call, joinerId);
}
