import type { StreamType } from '@foyer/contracts/calls';

/** The connection over which one participant receives a stream of another. */
export interface Subscription {
  readonly callId: string;
  readonly publisher: string;
  readonly subscriber: string;
  readonly streamType: StreamType;
  readonly connectionId: string;
}
