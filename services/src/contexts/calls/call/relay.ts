import type { CallEvent } from '@foyer/contracts/calls';
import { accepted, type Decision } from '@foyer/contracts/decision';

import type { Call } from './call.js';

export interface OfCall {
  readonly callId: string;
}

interface Events {
  readonly call: readonly CallEvent[];
}

/**
 * Records that the media relay of a call was lost; the call continues without media until it is
 * back.
 */
export function loseRelay({ call }: { readonly call: Call }, { callId }: OfCall): Decision<Events> {
  const lost = call.stage === 'on' && call.relayUp;
  return accepted({ call: lost ? [{ type: 'CallRelayLost', data: { callId } }] : [] });
}

export interface RelayMove extends OfCall {
  readonly fromRelay: string;
  readonly toRelay: string;
}

/** Continues a call over another media relay; names of relays have at most 64 characters. */
export function moveRelay(
  { call }: { readonly call: Call },
  { callId, fromRelay, toRelay }: RelayMove,
): Decision<Events> {
  const data = { callId, fromRelay, toRelay };
  return accepted({ call: call.stage === 'on' ? [{ type: 'CallRelayMoved', data }] : [] });
}

/** The media relay of a call is back. */
export function restoreRelay(
  { call }: { readonly call: Call },
  { callId }: OfCall,
): Decision<Events> {
  const restored = call.stage === 'on' && !call.relayUp;
  return accepted({ call: restored ? [{ type: 'CallRelayRestored', data: { callId } }] : [] });
}
