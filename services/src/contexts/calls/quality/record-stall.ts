import type { CallEvent } from '@foyer/contracts/calls';

import type { Call } from '../call/call.js';
import { keepOfParticipant } from '../call/keep-of-participant.js';

export type RecordStall = Extract<CallEvent, { type: 'CallStreamStalled' }>['data'];

/** Keeps that something of a stream did not flow for some time. */
export const recordStall = ({ call }: { readonly call: Call }, data: RecordStall) =>
  keepOfParticipant(call, data.joinerId, [{ type: 'CallStreamStalled', data }]);
