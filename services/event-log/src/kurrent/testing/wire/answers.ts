import type { StoredEvent } from '../store/stored-event.js';
import { shared, streams, timestamp } from './protocol.js';

const NANOSECONDS_IN_MILLISECOND = 1_000_000;
/** The server counts time in ticks of a hundred nanoseconds since 1970. */
const TICKS_IN_MILLISECOND = 10_000n;

/** The answers to a read, as messages of the protocol. */
export const answers = {
  event(stored: StoredEvent): streams.ReadResp {
    const event = new streams.ReadResp.ReadEvent()
      .setEvent(recorded(stored))
      .setCommitPosition(stored.position.toString());
    return new streams.ReadResp().setEvent(event);
  },

  streamNotFound(stream: string): streams.ReadResp {
    const notFound = new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier(stream));
    return new streams.ReadResp().setStreamNotFound(notFound);
  },

  confirmation(subscriptionId: string): streams.ReadResp {
    const confirmation = new streams.ReadResp.SubscriptionConfirmation();
    return new streams.ReadResp().setConfirmation(confirmation.setSubscriptionId(subscriptionId));
  },

  checkpoint(position: bigint, prepare = position): streams.ReadResp {
    const checkpoint = new streams.ReadResp.Checkpoint()
      .setCommitPosition(position.toString())
      .setPreparePosition(prepare.toString())
      .setTimestamp(now());
    return new streams.ReadResp().setCheckpoint(checkpoint);
  },

  caughtUp(position: bigint | undefined): streams.ReadResp {
    const caughtUp = new streams.ReadResp.CaughtUp().setTimestamp(now());
    if (position !== undefined) caughtUp.setPosition(place(position));
    return new streams.ReadResp().setCaughtUp(caughtUp);
  },

  fellBehind(position: bigint | undefined): streams.ReadResp {
    const fellBehind = new streams.ReadResp.FellBehind().setTimestamp(now());
    if (position !== undefined) fellBehind.setPosition(place(position));
    return new streams.ReadResp().setFellBehind(fellBehind);
  },
};

export function identifier(stream: string): shared.StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
}

function recorded(stored: StoredEvent): streams.ReadResp.ReadEvent.RecordedEvent {
  const event = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(stored.id))
    .setStreamIdentifier(identifier(stored.streamId))
    .setStreamRevision(stored.revision.toString())
    .setCommitPosition(stored.position.toString())
    .setPreparePosition(stored.position.toString())
    .setData(stored.data)
    .setCustomMetadata(stored.metadata);
  const facts = event.getMetadataMap();
  facts.set('type', stored.type);
  facts.set('created', (BigInt(stored.created) * TICKS_IN_MILLISECOND).toString());
  facts.set('content-type', stored.isJson ? 'application/json' : 'application/octet-stream');
  return event;
}

function place(position: bigint): streams.ReadResp.Position {
  return new streams.ReadResp.Position()
    .setCommitPosition(position.toString())
    .setPreparePosition(position.toString());
}

function now(): timestamp.Timestamp {
  const milliseconds = Date.now();
  return new timestamp.Timestamp()
    .setSeconds(Math.floor(milliseconds / 1000))
    .setNanos((milliseconds % 1000) * NANOSECONDS_IN_MILLISECOND);
}
