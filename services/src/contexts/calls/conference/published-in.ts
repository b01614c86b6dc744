import type { PublishedStream, StreamType, TrackKind } from '@foyer/contracts/calls';

import type { Publication } from '../../media/index.js';

interface Publisher {
  readonly userCallId: string;
  readonly stalled: ReadonlyMap<StreamType, readonly TrackKind[]>;
}

/** A track that is sent to a receiver and does not arrive there. */
export interface Unreceived {
  readonly tracks: readonly TrackKind[];
  /** True once another connection has not helped. */
  readonly inVain: boolean;
}

/**
 * What somebody sends of all that is published in a call, and what of it should flow and does not.
 * @param unreceived What of it does not arrive at the one who is told, by connection.
 */
export const publishedIn =
  (streams: readonly Publication[], unreceived: ReadonlyMap<string, Unreceived> = new Map()) =>
  ({ userCallId, stalled }: Publisher): PublishedStream[] =>
    streams
      .filter(({ participant }) => participant === userCallId)
      .map(({ streamType: mediaType, connectionId }) => {
        const missed = unreceived.get(connectionId);
        const tracks = stalled.get(mediaType) ?? missed?.tracks;
        return {
          ...{ mediaType, connectionId },
          ...(tracks && { stalled: [...tracks] }),
          ...(missed?.inVain === true && { unreceived: true }),
        };
      });
