import type { CallEvent } from '@foyer/contracts/calls';

import type { Call } from '../call/call.js';
import { keepOfParticipant } from '../call/keep-of-participant.js';

export type MeasureQuality = Extract<CallEvent, { type: 'CallQualityMeasured' }>['data'];

/** Records the quality of sound and picture for a participant; no event without measurements. */
export function measureQuality({ call }: { readonly call: Call }, data: MeasureQuality) {
  const isMeasured = data.streams.length > 0;
  const events = isMeasured ? [{ type: 'CallQualityMeasured', data } as const] : [];
  return keepOfParticipant(call, data.joinerId, events);
}
