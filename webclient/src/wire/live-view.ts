import type { MessageDefinition, PushOf } from '@foyer/contracts/schema';

import { debug } from '../debug.js';
import { makeStore, type Store } from '../state/store.js';
import type { Channel } from './channel.js';

/**
 * Something that the server shows as a whole whenever it changes. Of two the one with the greater
 * number is newer.
 */
export interface Positioned {
  readonly asOf: number;
}

/** A change that was just made, on top of views that do not show it yet. */
export interface Overlay<View> {
  readonly apply: (view: View) => View;
  /**
   * True if a view itself shows the change, or shows that it no longer holds; the overlay is
   * removed then.
   */
  readonly until: (view: View) => boolean;
}

export interface LiveViewOptions<View> {
  /** Asks for the view as it stands; undefined where there is nothing to ask for. */
  readonly fetch: () => Promise<View | undefined>;
  /**
   * True if there is a view before the first connection, so that only later connections need to
   * fetch.
   */
  readonly isGiven?: boolean;
  readonly onFailure?: (error: unknown) => void;
}

/**
 * A view that follows the server: what is asked for and what is pushed may overtake each other, and
 * the newer counts. After the connection was away it is asked for again, and whichever server
 * answers then has the last word.
 */
export class LiveView<View extends Positioned> {
  readonly #view = makeStore<View | null>(null);
  readonly #failure = makeStore<unknown>(null);
  #latest: View | null = null;
  #newest = 0;
  #overlays: readonly Overlay<View>[] = [];
  /** Counts connections: an answer from one that is gone says nothing of now. */
  #connection = 0;
  #stop: (() => void)[] = [];

  constructor(private readonly options: LiveViewOptions<View>) {}

  /** The view with what was just done; null before there is one. */
  get view(): Store<View | null> {
    return this.#view;
  }

  /** Why the view could not be fetched, until one comes. */
  get failure(): Store<unknown> {
    return this.#failure;
  }

  /** Takes what the server pushes under a message, and fetches whenever the channel is up. */
  follow<M extends MessageDefinition>(
    channel: Channel,
    message: PushOf<M> extends View ? M : never,
  ): void {
    let isFetched = this.options.isGiven === true;
    this.#stop = [
      channel.on<M>(message, (view) => this.show(view as PushOf<M> & View)),
      channel.onUp(() => {
        this.#connection += 1;
        this.#newest = 0;
        this.#overlays = [];
        if (!isFetched) void this.refresh();
        isFetched = false;
      }),
    ];
  }

  async refresh(): Promise<void> {
    const connection = this.#connection;
    try {
      const view = await this.options.fetch();
      if (view && connection === this.#connection) this.show(view);
    } catch (error) {
      debug('live view', error);
      if (connection !== this.#connection) return;
      this.#failure.set(error);
      this.options.onFailure?.(error);
    }
  }

  /** Takes a view, unless a newer one is there already. */
  show(view: View): void {
    if (view.asOf < this.#newest) return;
    this.#newest = view.asOf;
    this.#latest = view;
    this.#failure.set(null);
    this.#overlays = this.#overlays.filter(({ until }) => !until(view));
    this.#draw();
  }

  /**
   * Shows what was just done until the views show it too. If the present one already does, the view
   * stays unchanged.
   */
  overlay(overlay: Overlay<View>): void {
    if (!this.#latest || overlay.until(this.#latest)) return;
    this.#overlays = [...this.#overlays, overlay];
    this.#draw();
  }

  close(): void {
    for (const stop of this.#stop) stop();
    this.#stop = [];
  }

  #draw(): void {
    const drawn = (view: View, { apply }: Overlay<View>): View => apply(view);
    this.#view.set(this.#latest && this.#overlays.reduce(drawn, this.#latest));
  }
}
