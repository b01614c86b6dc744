import type { LocalState } from '#media/core/local-state.js';
import type { Store } from '#state/store.js';
import type { FrameSource } from './frame-source.js';
import { look, unseen, type Stillness } from './stillness.js';

/** How often a camera's picture is looked at, in milliseconds. */
export const LOOK_EVERY_MS = 250;

/** The dependencies of a watch. */
export interface WatchWorld {
  readonly media: {
    readonly state: Store<LocalState>;
    readonly restartCamera: () => Promise<void>;
  };
  readonly makeSource: (track: MediaStreamTrack) => FrameSource;
  /** Milliseconds on a clock that does not jump. */
  readonly now: () => number;
  /** True if pictures can be compared now: a hidden page draws none. */
  readonly awake: () => boolean;
  readonly onFrozen: () => void;
  readonly onRecovered: () => void;
}

/**
 * Watches the user's camera while it is on: opens a frozen track again, and reports it if that does
 * not help.
 */
export class CameraWatch {
  #camera: Stillness = unseen;
  #track: MediaStreamTrack | null = null;
  #source: FrameSource | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #restarting: Promise<void> | null = null;
  #newest: string | null = null;

  constructor(private readonly world: WatchWorld) {}

  /** A hash of the newest picture; null where there is none. */
  get hash(): string | null {
    return this.#newest;
  }

  open(): void {
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#show(null);
  }

  /** Opens the camera again; callers in between get the same promise. */
  restart(): Promise<void> {
    this.#restarting ??= this.world.media.restartCamera().finally(() => {
      this.#restarting = null;
    });
    return this.#restarting;
  }

  #look(): void {
    const { video, cameraOn } = this.world.media.state.get();
    // Pictures are not compared while none is wanted, or while the page is hidden.
    if (!cameraOn || !this.world.awake() || (video === null && this.#camera.phase === 'new')) {
      this.#forget();
      return;
    }
    if (video !== this.#track) this.#show(video);
    this.#newest = this.#source?.hash() ?? null;
    const { next, remedies } = look(this.#camera, this.#newest, this.world.now());
    this.#camera = next;
    for (const remedy of remedies) {
      if (remedy === 'restart') void this.restart();
      else if (remedy === 'report') this.world.onFrozen();
      else this.world.onRecovered();
    }
  }

  /**
   * Begins to look again; the earlier report is over, since the camera is off or the page is
   * hidden.
   */
  #forget(): void {
    if (this.#camera.phase === 'frozen') this.world.onRecovered();
    this.#camera = unseen;
    this.#show(null);
  }

  #show(track: MediaStreamTrack | null): void {
    this.#source?.close();
    this.#track = track;
    this.#source = track === null ? null : this.world.makeSource(track);
    this.#newest = null;
  }
}
