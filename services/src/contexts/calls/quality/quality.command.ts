import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import { measureQuality, type MeasureQuality as Measure } from './measure-quality.js';
import { recordStall, type RecordStall as Record } from './record-stall.js';
import { Call } from '../streams.js';

/** Keeps how sound and picture did for one participant over some time. */
export const MeasureQuality = defineCommand({
  name: 'MeasureQuality',
  correlation: ({ callId }: Measure) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => measureQuality(states, data),
});
export type MeasureQuality = CommandOf<typeof MeasureQuality>;

/** Keeps that something of a stream did not flow for some time. */
export const RecordStall = defineCommand({
  name: 'RecordStall',
  correlation: ({ callId }: Record) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => recordStall(states, data),
});
export type RecordStall = CommandOf<typeof RecordStall>;
