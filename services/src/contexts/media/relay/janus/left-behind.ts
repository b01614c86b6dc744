import type { VideoRoomHandle } from 'janode/plugins/videoroom';

type Tidy = (admin: VideoRoomHandle) => void;

/**
 * The rooms and handles of calls at Janus when it was lost. They are deleted some time after Janus
 * is back.
 */
export class LeftBehind {
  /** Undefined while Janus is not lost. */
  #waiting: readonly Tidy[] | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param afterMs how long Janus has to notice without help that the link was lost */
  constructor(private readonly afterMs: number) {}

  lost(tidies: readonly Tidy[]): void {
    this.stop();
    this.#waiting = tidies;
  }

  back(admin: VideoRoomHandle): void {
    const tidies = this.#waiting;
    this.#waiting = undefined;
    this.#timer = setTimeout(() => tidies?.forEach((tidy) => tidy(admin)), this.afterMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
