import { status, type ServerWritableStream } from '@grpc/grpc-js';
import { passing, type StoreFilter } from '../store/event-filter.js';
import type { KurrentStore } from '../store/kurrent-store.js';
import { selectOfAll, selectOfStream, type Selection } from '../store/select-events.js';
import type { StoredEvent } from '../store/stored-event.js';
import { answers } from './answers.js';
import { Outlet } from './outlet.js';
import { streams } from './protocol.js';
import { Subscription } from './subscription.js';

type Options = streams.ReadReq.Options;

/** Events looked at in one go where the reader does not say. */
const WINDOW = 32;

/** Streams.Read: a stream or everything, in either direction, or a subscription to everything. */
export async function readCall(
  store: KurrentStore,
  call: ServerWritableStream<streams.ReadReq, streams.ReadResp>,
): Promise<void> {
  const options = call.request.getOptions();
  const outlet = new Outlet(call);
  if (options?.hasSubscription() && options.hasAll()) {
    await new Subscription(store, outlet, subscriptionOptions(store, options)).run();
  } else if (options?.hasCount() && (options.hasAll() || options.hasStream())) {
    await readOnce(store, options, outlet);
  } else {
    const details = 'The test double knows neither this read nor subscriptions to one stream';
    call.emit('error', { code: status.UNIMPLEMENTED, details });
    return;
  }
  outlet.end();
}

async function readOnce(store: KurrentStore, options: Options, outlet: Outlet): Promise<void> {
  const events = options.hasAll() ? ofAll(store, options) : ofStream(store, options);
  if (!events) {
    await outlet.write(answers.streamNotFound(streamOf(options)));
    return;
  }
  for (const event of events) {
    if (outlet.gone.aborted) return;
    await outlet.write(answers.event(event));
  }
}

function ofStream(store: KurrentStore, options: Options): Iterable<StoredEvent> | undefined {
  const place = options.getStream();
  const from = place?.hasRevision() ? BigInt(place.getRevision()) : undefined;
  return selectOfStream(store, streamOf(options), selection(options, from));
}

function ofAll(store: KurrentStore, options: Options): Iterable<StoredEvent> {
  return selectOfAll(store, selection(options, positionOf(options)), passing(filterOf(options)));
}

function selection(options: Options, from: bigint | undefined): Selection {
  const backwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  return { backwards, from, count: BigInt(options.getCount()) };
}

function subscriptionOptions(store: KurrentStore, options: Options) {
  const filter = options.getFilter();
  const window = filter?.hasMax() ? filter.getMax() : WINDOW;
  const last = store.all.at(-1)?.position;
  return {
    after: options.getAll()?.hasEnd() ? last : positionOf(options),
    passes: passing(filterOf(options)),
    window,
    checkpointInterval:
      filter === undefined ? undefined : filter.getCheckpointintervalmultiplier() * window,
  };
}

function positionOf(options: Options): bigint | undefined {
  const position = options.getAll()?.getPosition();
  return position && BigInt(position.getCommitPosition());
}

function streamOf(options: Options): string {
  const name = options.getStream()?.getStreamIdentifier()?.getStreamName_asU8() ?? [];
  return Buffer.from(name).toString('utf8');
}

function filterOf(options: Options): StoreFilter | undefined {
  const filter = options.getFilter();
  if (!filter) return undefined;
  const expression = filter.getEventType() ?? filter.getStreamIdentifier();
  return {
    on: filter.hasEventType() ? 'eventType' : 'streamName',
    regex: expression?.getRegex(),
    prefixes: expression?.getPrefixList(),
  };
}
