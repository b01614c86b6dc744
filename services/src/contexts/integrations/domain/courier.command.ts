import { defineCommand } from '#platform/cqrs';
import { courierOf, webhookOf } from '../streams.js';
import {
  noteDelivered,
  noteFailed,
  noteMessage,
  setBack,
  type FailedDelivery,
} from './note-deliveries.js';

/** Note what a receiver took. */
export const NoteDelivered = defineCommand({
  name: 'NoteDelivered',
  stream: (data: Parameters<typeof noteDelivered>[1]) => courierOf(data),
  decide: noteDelivered,
});

/** Note that a receiver did not take an event, and what follows. */
export const NoteFailed = defineCommand({
  name: 'NoteFailed',
  streams: (data: FailedDelivery) => ({ courier: courierOf(data), webhook: webhookOf(data) }),
  decide: (states, data, { now }) => noteFailed(states, data, now),
});

/** Have all events from one on sent again. */
export const SetBack = defineCommand({
  name: 'SetBack',
  stream: (data: Parameters<typeof setBack>[1]) => courierOf(data),
  decide: setBack,
});

/** Note what was sent by hand. */
export const NoteMessage = defineCommand({
  name: 'NoteMessage',
  stream: (data: Parameters<typeof noteMessage>[1]) => courierOf(data),
  decide: noteMessage,
});
