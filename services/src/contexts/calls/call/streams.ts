import type { CallEvent, RelayKind, StreamType } from '@foyer/contracts/calls';
import { accepted, type Decision } from '@foyer/contracts/decision';

import type { Call } from './call.js';
import { publisherOf } from './participant-of.js';

export interface StartStream {
  readonly callId: string;
  readonly joinerId: string;
  readonly streamType: StreamType;
  readonly relay: RelayKind;
}

export type StopStream = Omit<StartStream, 'relay'>;

interface Events {
  readonly call: readonly CallEvent[];
}

/** A participant publishes a stream; a repeat over the same relay is the same stream. */
export function startStream(
  { call }: { readonly call: Call },
  { callId, joinerId, streamType, relay }: StartStream,
): Decision<Events> {
  const found = publisherOf(call, joinerId);
  if (found.type === 'rejected') return found;
  if (found.participant.streams[streamType] === relay) return accepted({ call: [] });
  return accepted({
    call: [{ type: 'CallStreamStarted', data: { callId, joinerId, streamType, relay } }],
  });
}

/** A participant stops publishing a stream. */
export function stopStream(
  { call }: { readonly call: Call },
  { callId, joinerId, streamType }: StopStream,
): Decision<Events> {
  const found = publisherOf(call, joinerId);
  if (found.type === 'rejected') return found;
  if (found.participant.streams[streamType] === undefined) return accepted({ call: [] });
  return accepted({
    call: [{ type: 'CallStreamStopped', data: { callId, joinerId, streamType } }],
  });
}
