import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { recordStall, type RecordStall as Record } from '../domain/record-stall.js';
import { Call } from './streams.js';

/** Keeps that something of a stream did not flow for some time. */
export const RecordStall = defineCommand({
  name: 'RecordStall',
  correlation: ({ callId }: Record) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => recordStall(states, data),
});
export type RecordStall = CommandOf<typeof RecordStall>;
