/**
 * The parts of node-datachannel that are used here. It is an optional dependency, for it comes as a
 * program that is built for some systems only: everything else compiles and runs where it is not
 * installed.
 */
declare module 'node-datachannel' {
  type Direction = 'SendOnly' | 'RecvOnly' | 'Inactive';

  class Media {
    constructor(mid: string, direction: Direction);
    addOpusCodec(payloadType: number): void;
    addVP8Codec(payloadType: number): void;
    addSSRC(ssrc: number, name: string, msid: string, trackId: string): void;
  }
  export class Audio extends Media {}
  export class Video extends Media {}

  /** Answers a sender as a receiver has to: with reports of what came. */
  export class RtcpReceivingSession {
    addToChain(next: RtcpReceivingSession): void;
  }

  export interface Track {
    isOpen(): boolean;
    /** @returns whether it was sent */
    sendMessageBinary(packet: Buffer): boolean;
    setMediaHandler(handler: RtcpReceivingSession): void;
    onMessage(heard: (packet: Buffer) => void): void;
  }

  export class PeerConnection {
    constructor(name: string, config: { readonly iceServers: readonly string[] });
    addTrack(media: Media): Track;
    setLocalDescription(): void;
    setRemoteDescription(sdp: string, type: 'offer' | 'answer'): void;
    onLocalDescription(made: (sdp: string, type: string) => void): void;
    onLocalCandidate(found: (candidate: string, mid: string) => void): void;
    onTrack(heard: (track: Track) => void): void;
    close(): void;
  }

  /** Ends the threads of all connections; the process would not end before. */
  export function cleanup(): void;
}
