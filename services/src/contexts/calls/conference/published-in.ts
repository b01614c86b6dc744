import type { PublishedStream, StreamType, TrackKind } from '@foyer/contracts/calls';

import type { Publication } from '../../media/index.js';

interface Publisher {
  readonly userCallId: string;
  readonly stalled: ReadonlyMap<StreamType, readonly TrackKind[]>;
}

/** What somebody sends of all that is published in a call, and what of it should flow and does not. */
export const publishedIn =
  (streams: readonly Publication[]) =>
  ({ userCallId, stalled }: Publisher): PublishedStream[] =>
    streams
      .filter(({ participant }) => participant === userCallId)
      .map(({ streamType: mediaType, connectionId }) => {
        const tracks = stalled.get(mediaType);
        return { mediaType, connectionId, ...(tracks && { stalled: [...tracks] }) };
      });
