import { makeStore, type Store } from '#state/store.js';
import type { Slide } from './slides-of.js';

/** A slide with its file at hand. */
export interface Shown {
  readonly slide: Slide;
  /** The address of its file within this page; null if it shows words alone. */
  readonly source: string | null;
}

/** The state of the slide show. */
export interface Showing {
  readonly now: Shown | null;
  /** The earlier slide, below the next one. */
  readonly before: Shown | null;
  /** Not one slide can be shown. */
  readonly nothing: boolean;
  /** True while the present slide stays, until the user continues. */
  readonly paused: boolean;
}

/** If no slide could be loaded, it is tried again after this time, in milliseconds. */
const AGAIN_MS = 30_000;

/**
 * Plays slides one after the other, the next one loaded beforehand; what cannot be loaded is passed
 * over.
 */
export class SlidePlayer {
  readonly #state = makeStore<Showing>({ now: null, before: null, nothing: false, paused: false });
  readonly state: Store<Showing> = this.#state;
  readonly #load: (url: string) => Promise<string>;
  /** Files that came and are not what they should be. */
  readonly #broken = new Set<string>();
  #slides: readonly Slide[] = [];
  #index = 0;
  #run = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(load: (url: string) => Promise<string>) {
    this.#load = load;
  }

  /** Plays these from now on; the slide that is on show stays where it is among them. */
  play(slides: readonly Slide[]): void {
    const shown = this.#state.get().now?.slide.id;
    const index = slides.findIndex(({ id }) => id === shown);
    this.#slides = slides;
    void this.#show(Math.max(index, 0));
  }

  next(): void {
    void this.#show(this.#index + 1);
  }

  /** Stops at the present slide, or continues from it with its whole time. */
  setPaused(paused: boolean): void {
    this.#state.set((present) => ({ ...present, paused }));
    this.#wait();
  }

  /** Skips a slide that cannot be displayed. */
  passOver(slide: Slide): void {
    if (slide.media) this.#broken.add(slide.media.url);
    if (this.#state.get().now?.slide === slide) void this.#show(this.#index);
  }

  close(): void {
    this.#run += 1;
    clearTimeout(this.#timer);
  }

  async #show(from: number): Promise<void> {
    const run = ++this.#run;
    clearTimeout(this.#timer);
    const slides = this.#slides;
    for (let step = 0; step < slides.length; step++) {
      const index = (from + step) % slides.length;
      const slide = slides[index];
      const source = slide && (await this.#sourceOf(slide));
      if (run !== this.#run) return;
      if (slide && source !== undefined) {
        this.#put({ slide, source }, index);
        return;
      }
    }
    this.#state.set(({ paused }) => ({ now: null, before: null, nothing: true, paused }));
    this.#timer = setTimeout(() => {
      this.#broken.clear();
      void this.#show(from);
    }, AGAIN_MS);
  }

  /** Undefined for what has nothing to show. */
  async #sourceOf({ media, text }: Slide): Promise<string | null | undefined> {
    const words = text === '' ? undefined : null;
    if (media === null || this.#broken.has(media.url)) return words;
    return this.#load(media.url).catch(() => words);
  }

  #put(shown: Shown, index: number): void {
    this.#index = index;
    this.#state.set((present) => {
      const { now } = present;
      if (now?.slide === shown.slide && now.source === shown.source) return present;
      // The same slide with another file has no way to come in.
      const before = now?.slide.id === shown.slide.id ? null : now;
      return { ...present, now: shown, before, nothing: false };
    });
    const following = this.#slides[(index + 1) % this.#slides.length];
    if (following) void this.#sourceOf(following);
    this.#wait();
  }

  /** Lets the slide that is on show have its time. */
  #wait(): void {
    clearTimeout(this.#timer);
    const { now, paused } = this.#state.get();
    if (paused || !now || this.#slides.length < 2 || now.slide.seconds === 0) return;
    this.#timer = setTimeout(() => this.next(), now.slide.seconds * 1_000);
  }
}
