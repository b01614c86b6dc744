import type { IceCandidate } from '@foyer/contracts/calls';

/** A browser's end of one peer connection, or a test double of it. */
export interface TestPeer {
  /** An offer to send sound and picture. */
  offer(): Promise<string>;
  /** Takes the answer to its own offer. */
  accept(sdpAnswer: string): Promise<void>;
  /** Answers an offer in order to receive. */
  answer(sdpOffer: string): Promise<string>;
  /** Takes a candidate of the other end. */
  remoteCandidate(candidate: IceCandidate): Promise<void>;
  /** Reports its own candidates; null when there are no more. */
  onCandidate(listener: (candidate: IceCandidate | null) => void): void;
  /** Pictures received so far. */
  framesDecoded(): Promise<number>;
  close(): Promise<void>;
}
