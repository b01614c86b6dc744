import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { measureQuality, type MeasureQuality as Measure } from '../domain/measure-quality.js';
import { stream } from '../../../platform/eventing/commands/index.js';
import { Call } from './streams.js';

/** Keeps how sound and picture did for one participant over some time. */
export const MeasureQuality = defineCommand({
  name: 'MeasureQuality',
  correlation: ({ callId }: Measure) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => measureQuality(states, data),
});
export type MeasureQuality = CommandOf<typeof MeasureQuality>;
