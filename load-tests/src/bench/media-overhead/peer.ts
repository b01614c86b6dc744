import { once, EventEmitter } from 'node:events';
import type { IceCandidate } from '@foyer/contracts/calls';
import { Audio, PeerConnection, RtcpReceivingSession, Video, type Track } from 'node-datachannel';
import { Camera } from './camera.js';

const OPUS = 111;
const VP8 = 96;

let ssrcs = 1_000;

/** One connection with Janus, without a browser. */
class Peer {
  readonly #connection: PeerConnection;
  readonly #described = new EventEmitter();

  constructor(name: string, found: (candidate: IceCandidate) => void) {
    this.#connection = new PeerConnection(name, { iceServers: [] });
    this.#connection.onLocalDescription((sdp) => this.#described.emit('sdp', sdp));
    this.#connection.onLocalCandidate((candidate, sdpMid) =>
      found({ candidate: candidate.replace(/^a=/, ''), sdpMid, sdpMLineIndex: null }),
    );
  }

  protected get connection(): PeerConnection {
    return this.#connection;
  }

  /** Asks the peer for its description and returns it. */
  protected async describe(ask: () => void): Promise<string> {
    const described = once(this.#described, 'sdp') as Promise<[string]>;
    ask();
    return (await described)[0];
  }

  close(): void {
    this.#connection.close();
  }
}

/** Sends a camera. */
export class SendingPeer extends Peer {
  #camera: Camera | undefined;

  offer(): Promise<string> {
    const audio = new Audio('0', 'SendOnly');
    audio.addOpusCodec(OPUS);
    const video = new Video('1', 'SendOnly');
    video.addVP8Codec(VP8);
    const add = (media: Audio | Video, payloadType: number) => {
      const ssrc = (ssrcs += 1);
      media.addSSRC(ssrc, 'camera', 'camera', `track-${ssrc}`);
      return { track: this.connection.addTrack(media), payloadType, ssrc };
    };
    this.#camera = new Camera({ audio: add(audio, OPUS), video: add(video, VP8) });
    return this.describe(() => this.connection.setLocalDescription());
  }

  accept(sdpAnswer: string): void {
    this.connection.setRemoteDescription(sdpAnswer, 'answer');
    this.#camera?.start();
  }

  override close(): void {
    this.#camera?.stop();
    super.close();
  }
}

/** Receives the packets of another peer, and counts them. */
export class ReceivingPeer extends Peer {
  readonly #tracks: Track[] = [];
  bytes = 0;
  packets = 0;
  #lastAt: number | null = null;

  answer(sdpOffer: string): Promise<string> {
    this.connection.onTrack((track) => {
      track.setMediaHandler(new RtcpReceivingSession());
      track.onMessage((packet) => this.#heard(packet));
      this.#tracks.push(track);
    });
    return this.describe(() => this.connection.setRemoteDescription(sdpOffer, 'offer'));
  }

  /** For how long nothing has come, in milliseconds; null before anything did. */
  get stillMs(): number | null {
    return this.#lastAt === null ? null : Math.round(performance.now() - this.#lastAt);
  }

  #heard({ length }: Buffer): void {
    this.bytes += length;
    this.packets += 1;
    this.#lastAt = performance.now();
  }
}
