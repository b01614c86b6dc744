import { debug } from '#debug.js';
import { checkPath } from '#media/core/check-path.js';
import type { Wire } from '#wire/wire.js';
import type { Kiosk } from '../kiosk.js';

/**
 * The interval between tests without a visitor, and the shorter one after a test that was not
 * possible, in milliseconds.
 */
export const TRY_EVERY_MS = 15 * 60_000;
export const TRY_AGAIN_MS = 60_000;

/** Tries the way to the media server: {@link checkPath}, or what stands for it. */
export type TryPath = typeof checkPath;

/**
 * Makes a kiosk test if a call would connect: when it starts, after each lost connection, and every
 * quarter of an hour, but never during a visit. A result stays until the next one.
 * @returns How to stop.
 */
export function watchPath(kiosk: Kiosk, wire: Wire, tryPath: TryPath = checkPath): () => void {
  const application = wire.channel('application');
  let isDue = true;
  let trying: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isFree = () =>
    kiosk.state.get().step === 'IN_START' &&
    kiosk.media.state.get().phase === 'ready' &&
    application.state.get() === 'up';
  const dueIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isDue = true;
      look();
    }, ms);
  };
  const begin = async (attempt: AbortController) => {
    const { audio, video } = kiosk.media.state.get();
    try {
      const tracks = [audio, video].filter((track) => track !== null);
      const found = await tryPath(application, tracks, attempt.signal);
      if (attempt.signal.aborted) return;
      kiosk.path.set(found);
      dueIn(TRY_EVERY_MS);
    } catch (error) {
      if (attempt.signal.aborted) return;
      debug('kiosk', 'path not checked', error);
      // Many may try at once after a restart of the server; they come back one by one.
      dueIn(TRY_AGAIN_MS * (1 + Math.random()));
    } finally {
      if (trying === attempt) trying = null;
    }
  };
  const look = () => {
    if (trying && !isFree()) {
      trying.abort();
      trying = null;
      isDue = true;
    }
    if (trying || !isDue || !isFree()) return;
    isDue = false;
    trying = new AbortController();
    void begin(trying);
  };
  const stops = [
    kiosk.state.subscribe(look),
    kiosk.media.state.subscribe(look),
    application.state.subscribe(look),
    application.onUp(() => {
      isDue = true;
      look();
    }),
  ];
  look();
  return () => {
    clearTimeout(timer);
    trying?.abort();
    for (const stop of stops) stop();
  };
}
