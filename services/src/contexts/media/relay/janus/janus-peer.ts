import type { IceCandidate } from '@foyer/contracts/calls';
import type { Jsep } from 'janode';
import type { VideoRoomHandle } from 'janode/plugins/videoroom';

import { MediaRelayError } from '../media-relay-error.js';
import { CandidateQueue } from './candidate-queue.js';
import { ReceiverOffers } from './receiver-offers.js';

/** The reasons for which a connection of Janus with a browser ends without a call of `close`. */
export type PeerEnd = 'hung-up' | 'never-connected' | 'stalled' | 'reset';

/** A message of Janus about one medium. */
interface MediaNews {
  readonly mid?: string;
  readonly type?: string;
  readonly receiving?: boolean;
}

export interface PeerPatience {
  /** How long a connection may take to come about. */
  readonly connectMs: number;
  /** How long nothing may arrive from a publisher. */
  readonly stallMs: number;
}

/**
 * One connection between Janus and a browser: a handle, and the timers that Janus lacks, because it
 * waits without end for a browser that is long gone. Ends once, by {@link close} or by a failure.
 */
export class JanusPeer {
  readonly #candidates = new CandidateQueue();
  readonly #offers = new ReceiverOffers<Jsep>();
  readonly #connected: () => void;
  readonly #losing: () => void;
  readonly #arrives: (track: 'audio' | 'video', arrives: boolean) => void;
  readonly #ended: (why: PeerEnd) => void;
  readonly #released: (detaching: Promise<void>) => void;
  readonly #receiving = new Map<string, boolean>();
  #handle: VideoRoomHandle | undefined;
  #clock: NodeJS.Timeout;
  #closed = false;
  #settle: () => void = () => undefined;

  /** Resolves when media can flow, or never will. */
  readonly settled: Promise<void>;

  constructor(
    private readonly patience: PeerPatience,
    on: {
      readonly connected?: () => void;
      /** Janus says that nothing of a publisher's track comes any more, or that it comes again. */
      readonly arrives?: (track: 'audio' | 'video', arrives: boolean) => void;
      /** Janus says that packets get lost. */
      readonly losing?: () => void;
      readonly ended: (why: PeerEnd) => void;
      /** Called for every handle that is returned, and when that is done. */
      readonly released: (detaching: Promise<void>) => void;
    },
  ) {
    this.settled = new Promise((resolve) => (this.#settle = resolve));
    this.#connected = () => {
      this.#settle();
      on.connected?.();
    };
    this.#losing = on.losing ?? (() => undefined);
    this.#arrives = on.arrives ?? (() => undefined);
    this.#ended = on.ended;
    this.#released = on.released;
    this.#clock = this.#expect('never-connected', patience.connectMs);
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Takes a handle; one that comes too late is returned. @returns whether it was taken */
  take(handle: VideoRoomHandle): boolean {
    if (this.#closed) {
      this.#letGo(handle);
      return false;
    }
    this.#handle = handle;
    handle.once('handle_webrtcup', () => {
      clearTimeout(this.#clock);
      this.#connected();
    });
    handle.once('handle_hangup', () => this.#end('hung-up'));
    handle.on('handle_slowlink', () => this.#losing());
    handle.on('handle_media', (media: MediaNews) => this.#heard(media));
    return true;
  }

  /**
   * Janus' first offer to a receiver, and with none to make the next one, which restarts ICE.
   * @returns undefined where an offer is under way already
   */
  offer(make?: () => Promise<Jsep | undefined>): Promise<Jsep | undefined> {
    const restart = async () => (await this.#handle?.configure({ restart: true }))?.jsep;
    return this.#offers.next(make ?? restart);
  }

  /** The browser's answer to an offer of Janus. @throws MediaRelayError when nothing was offered */
  async answer(sdp: string): Promise<void> {
    const handle = this.#handle;
    if (handle === undefined) throw new MediaRelayError('STREAM_NOT_FOUND');
    await this.#offers.answer(sdp, () => handle.start({ jsep: { type: 'answer', sdp } }));
    this.described();
  }

  /** Restarts ICE with another offer of a publisher's browser. @returns the answer */
  async restartIce(sdpOffer: string): Promise<Jsep | undefined> {
    const configured = await this.#handle?.configure({ jsep: { type: 'offer', sdp: sdpOffer } });
    return configured?.jsep;
  }

  /** Bounds how much comes from a publisher, in bits a second. */
  async bound(bitrate: number): Promise<void> {
    await this.#handle?.configure({ bitrate });
  }

  /** Asks a publisher for a whole picture. */
  async refresh(): Promise<void> {
    await this.#handle?.configure({ keyframe: true }).catch(() => undefined);
  }

  /** Has Janus write down what a publisher sends, to files that are called so. */
  async record(filename: string): Promise<void> {
    if (!this.#handle) throw new MediaRelayError('STREAM_NOT_FOUND');
    await this.#handle.configure({ record: true, filename });
  }

  async stopRecording(): Promise<void> {
    await this.#handle?.configure({ record: false });
  }

  /** Janus has the browser's description: candidates make sense to it now. */
  described(): void {
    const handle = this.#handle;
    if (handle === undefined) return;
    this.#candidates.open((candidate) => {
      const sent = candidate === null ? handle.trickleComplete() : handle.trickle(candidate);
      // A candidate that Janus cannot use is no reason to end a connection that may work by
      // another.
      sent.catch(() => undefined);
    });
  }

  candidate(candidate: IceCandidate | null): void {
    if (!this.#closed) this.#candidates.add(candidate);
  }

  /** Ends the connection as if it had failed, because Janus does not do its part. */
  giveUp(): void {
    this.#end('reset');
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#clock);
    this.#settle();
    if (this.#handle !== undefined) this.#letGo(this.#handle);
  }

  /** Janus says of each medium when nothing has come for a while and when it comes again. */
  #heard({ mid, type, receiving = false }: MediaNews): void {
    const name = mid ?? type ?? '';
    const returns = receiving && this.#receiving.get(name) === false;
    this.#receiving.set(name, receiving);
    // The following pictures build on lost ones.
    if (returns && type === 'video') void this.refresh();
    if (!this.#closed && (type === 'audio' || type === 'video')) this.#arrives(type, receiving);
    clearTimeout(this.#clock);
    if (this.#closed || [...this.#receiving.values()].some((each) => each)) return;
    this.#clock = this.#expect('stalled', this.patience.stallMs);
  }

  #expect(otherwise: PeerEnd, withinMs: number): NodeJS.Timeout {
    return setTimeout(() => this.#end(otherwise), withinMs);
  }

  #end(why: PeerEnd): void {
    if (this.#closed) return;
    this.close();
    this.#ended(why);
  }

  #letGo(handle: VideoRoomHandle): void {
    handle.removeAllListeners('handle_hangup');
    // Handles end with the link too, and then there is nothing left to detach.
    this.#released(handle.detach().catch(() => undefined));
  }
}
