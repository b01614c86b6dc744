import type { PublishedStream, StreamType, TrackKind } from '@foyer/contracts/calls';

import type { Publication } from '#contexts/media';

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
 * Returns the published streams of a participant, with the tracks that should flow and do not.
 * @param unreceived The tracks that do not arrive at the viewer, by connection.
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
