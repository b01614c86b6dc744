import type { RelaySignal } from '../relay-signal.js';

/** The call that a signal of streams or negotiations is about. */
export function callOf(signal: Exclude<RelaySignal, { type: 'lost' | 'restored' }>): string {
  switch (signal.type) {
    case 'moved':
      return signal.callId;
    case 'stream-flows':
    case 'stream-gone':
    case 'track-arrives':
      return signal.publication.callId;
    case 'stream-loses':
      return signal.stream.callId;
    default:
      return signal.subscription.callId;
  }
}
