import type { Allowance } from '../allowance.js';
import type { JanusRoom } from './janus-room.js';

type Track = 'audio' | 'video';

/** The parts of a session description that carry a track, by the names that it gives them. */
export function midsOf(sdp: string, track: Track): readonly string[] {
  const parts = sdp.split(/\r?\n(?=m=)/).filter((part) => part.startsWith(`m=${track} `));
  return parts.flatMap((part) => /^a=mid:(\S+)/m.exec(part)?.[1] ?? []);
}

/** Every part of a session description, as its kind and name. */
const tracksOf = (sdp: string): readonly string[] =>
  sdp
    .split(/\r?\n(?=m=)/)
    .slice(1)
    .map((part) => `${/^m=(\S+)/.exec(part)?.[1]} ${/^a=mid:(\S+)/m.exec(part)?.[1]}`);

/** Decides what Janus passes on from one publisher, no matter what the publisher's page sends. */
export class JanusFilter {
  readonly #silenced = new Set<string>();
  #working: Promise<void> = Promise.resolve();
  #begun = false;

  constructor(
    private readonly room: JanusRoom,
    private readonly feed: string,
    private readonly sdpOffer: string,
    public allowance: Allowance,
  ) {}

  /** True if an offer is of the same tracks: the blocked ones stay blocked. */
  isOf(sdpOffer: string): boolean {
    const tracks = (sdp: string) => tracksOf(sdp).join();
    return tracks(sdpOffer) === tracks(this.sdpOffer);
  }

  /** Returns the positions of the media of a kind in the session description, counted from 0. */
  linesOf(track: Track): readonly number[] {
    return tracksOf(this.sdpOffer).flatMap((one, line) =>
      one.startsWith(`${track} `) ? [line] : [],
    );
  }

  /** Janus knows the publisher. Resolves when it passes on no more than is allowed by now. */
  begin(): Promise<void> {
    this.#begun = true;
    return this.#hold();
  }

  /** Resolves when Janus holds to it, or will from the beginning. */
  async allow(allowance: Allowance): Promise<void> {
    this.allowance = allowance;
    if (this.#begun) await this.#hold();
  }

  #hold(): Promise<void> {
    const held = this.#working.then(() => this.#apply());
    this.#working = held.catch(() => undefined);
    return held;
  }

  async #apply(): Promise<void> {
    for (const track of ['audio', 'video'] as const) {
      const mute = !this.allowance[track];
      for (const mid of midsOf(this.sdpOffer, track)) {
        if (this.#silenced.has(mid) === mute) continue;
        await this.room.moderate(this.feed, mid, mute);
        if (mute) this.#silenced.add(mid);
        else this.#silenced.delete(mid);
      }
    }
  }
}
