import type { flowMessages } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';

import { debug } from '../../debug.js';
import type { Offerer } from './offerer.js';
import type { PublishedStreams } from './published-streams.js';
import type { Receiver } from './receiver.js';

type Asked = PushOf<typeof flowMessages.repairStream>;

interface Connections {
  readonly published: PublishedStreams;
  readonly offerer: Offerer;
  readonly receiver: Receiver;
}

/**
 * Does what the server asks for where a stream should flow and does not: an own one, or one that is
 * received.
 */
export function repair(
  { step, mediaType, connectionId, tracks }: Asked,
  { published, offerer, receiver }: Connections,
): void {
  const publisher = published.get(mediaType);
  if (!publisher?.connectionIds.includes(connectionId)) {
    receiver.repair(connectionId, step);
    return;
  }
  if (step === 'restart-track') {
    publisher.source
      .restart?.(tracks)
      .catch((error: unknown) => debug('media', 'not taken again', error));
    return;
  }
  if (step === 'restart-ice') {
    if (publisher.link) void publisher.restartIce(connectionId);
    else offerer.restartIce(mediaType);
    return;
  }
  offerer.dropStream(mediaType);
  publisher.again(connectionId);
}
