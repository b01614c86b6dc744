import type { flowMessages } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';

import { debug } from '../../debug.js';
import type { Offerer } from './offerer.js';
import type { PublishedStreams } from './published-streams.js';

type Asked = PushOf<typeof flowMessages.repairStream>;

/** Does what the server asks for where an own stream should flow and does not. */
export function repair(
  { step, mediaType, connectionId, tracks }: Asked,
  { published, offerer }: { readonly published: PublishedStreams; readonly offerer: Offerer },
): void {
  const publisher = published.get(mediaType);
  if (!publisher?.connectionIds.includes(connectionId)) return;
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
