import type { CallEvent } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Call } from './call.js';

export type RecordStall = Extract<CallEvent, { type: 'CallStreamStalled' }>['data'];

interface Events {
  readonly call: readonly CallEvent[];
}

/** Keeps that something of a stream did not flow for some time; also of those who have left, and once the call is over. */
export function recordStall(
  { call }: { readonly call: Call },
  data: RecordStall,
): Decision<Events> {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  if (!call.participants[data.joinerId]) return rejected('NOT_IN_CALL');
  return accepted({ call: [{ type: 'CallStreamStalled', data }] });
}
