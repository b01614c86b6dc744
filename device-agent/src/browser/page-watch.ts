import { STREAM_FROZEN } from '@foyer/contracts/devices';
import {
  FRAME_FROZEN_MS,
  isFrameCounted,
  type KioskHeartbeat,
  type KioskCamera,
} from '@foyer/contracts/local';

import type { PageTrouble } from './recovery.js';

/** A page that has said nothing for so long is silent, in milliseconds. */
export const PAGE_SILENT_MS = 10_000;
/** A page that loads has so long until its first sign, in milliseconds. */
export const PAGE_LOADING_MS = 30_000;
/** A page that says for so long that it is in error needs to be loaded again, in milliseconds. */
export const PAGE_ERROR_MS = 30_000;

interface Seen {
  readonly hash: string;
  /** Since when the frame looks like this. */
  readonly since: number;
}

/** Follows what the kiosk's page says of itself. */
export class PageWatch {
  readonly #frames = new Map<KioskCamera, Seen>();
  #heartbeat: { readonly said: KioskHeartbeat; readonly at: number } | undefined;
  #dueAt: number;
  #errorSince: number | null = null;

  constructor(now: number) {
    this.#dueAt = now + PAGE_LOADING_MS;
  }

  /** The last thing that the page said; undefined since it began to load. */
  get heartbeat(): KioskHeartbeat | undefined {
    return this.#heartbeat?.said;
  }

  /** True if a person is in a call on the page, by its last heartbeat. */
  get isInCall(): boolean {
    return (this.heartbeat?.callId ?? null) !== null;
  }

  /** The page loads, or is loaded again. */
  loading(now: number): void {
    this.#heartbeat = undefined;
    this.#frames.clear();
    this.#errorSince = null;
    this.#dueAt = now + PAGE_LOADING_MS;
  }

  /** A camera gets a new track: its old picture no longer counts. */
  trackRestarted(source: KioskCamera): void {
    this.#frames.delete(source);
  }

  hear(heartbeat: KioskHeartbeat, now: number): void {
    this.#heartbeat = { said: heartbeat, at: now };
    this.#dueAt = now + PAGE_SILENT_MS;
    this.#errorSince = heartbeat.clientStatus === 'IN_ERROR' ? (this.#errorSince ?? now) : null;
    // Pictures alone may be alike: a covered lens, or a dark hall.
    const counted = heartbeat.frames.filter(({ hash }) => isFrameCounted(hash));
    const shown = new Map(counted.map(({ source, hash }) => [source, hash]));
    for (const source of this.#frames.keys()) if (!shown.has(source)) this.#frames.delete(source);
    for (const [source, hash] of shown) {
      if (this.#frames.get(source)?.hash !== hash) this.#frames.set(source, { hash, since: now });
    }
  }

  isSilent(now: number): boolean {
    return now >= this.#dueAt;
  }

  /**
   * @returns The cameras that give no new picture, even if the page itself has not noticed. The
   * end is the page's last message: a page without further messages is silent, and its cameras
   * may be well.
   */
  frozen(now: number): KioskCamera[] {
    const until = Math.min(now, this.#heartbeat?.at ?? now);
    return [...this.#frames]
      .filter(([, { since }]) => until - since >= FRAME_FROZEN_MS)
      .map(([source]) => source);
  }

  trouble(now: number): PageTrouble | null {
    if (this.isSilent(now)) return { kind: 'silent' };
    const [source] = this.frozen(now);
    if (source !== undefined) return { kind: 'frozen', source };
    const isStuck = this.#errorSince !== null && now - this.#errorSince >= PAGE_ERROR_MS;
    if (!isStuck) return null;
    // A page that complains of its camera is well in all else.
    const isFrozen = this.heartbeat?.errorNote === STREAM_FROZEN;
    return isFrozen ? { kind: 'frozen', source: 'userCam' } : { kind: 'error' };
  }
}
