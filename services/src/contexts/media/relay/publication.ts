import type { StreamType } from '@foyer/contracts/calls';

/** A stream that a participant sends. `participant` is a `userCallId` everywhere in the relays. */
export interface Publication {
  readonly callId: string;
  readonly participant: string;
  readonly streamType: StreamType;
  readonly connectionId: string;
  /** The only persons who may receive it, as `userCallId`s; all in the call if it is not given. */
  readonly audience?: readonly string[] | undefined;
}

/** A publication without what a relay keeps with it for itself. */
export const plainPublication = ({
  callId,
  participant,
  streamType,
  connectionId,
}: Publication): Publication => ({ callId, participant, streamType, connectionId });
