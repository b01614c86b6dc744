import type { CallEvent } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Call } from './call.js';

export type MeasureQuality = Extract<CallEvent, { type: 'CallQualityMeasured' }>['data'];

interface Events {
  readonly call: readonly CallEvent[];
}

/** Keeps how sound and picture did for somebody; also of those who have left, and once the call is over. */
export function measureQuality(
  { call }: { readonly call: Call },
  data: MeasureQuality,
): Decision<Events> {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  if (!call.participants[data.joinerId]) return rejected('NOT_IN_CALL');
  if (data.streams.length === 0) return accepted({ call: [] });
  return accepted({ call: [{ type: 'CallQualityMeasured', data }] });
}
