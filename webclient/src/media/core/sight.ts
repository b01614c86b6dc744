import { streamMessages } from '@foyer/contracts/calls';

import { debug } from '../../debug.js';
import type { CallContext } from './call-context.js';

/** A received stream, and its state as the server knows it. */
export interface Watched {
  readonly key: string;
  readonly connectionId: string;
  /** True if the server knows the connection. */
  readonly asked: boolean;
  /** The last value sent to the server; true until one was sent. */
  inSight: boolean;
}

/** Reports which of the received pictures are in sight, so that the others are not sent. */
export class Sight {
  /** Null while all of them count as in sight. */
  #keys: ReadonlySet<string> | null = null;

  constructor(
    private readonly context: CallContext,
    private readonly watched: () => Iterable<Watched>,
  ) {}

  /** True if a picture is in sight now. */
  has(key: string): boolean {
    return this.#keys?.has(key) ?? true;
  }

  set(keys: ReadonlySet<string> | null): void {
    this.#keys = keys;
    this.notify();
  }

  /** Has a picture begin as a whole again, after some of what it builds on was lost. */
  beginAgain({ connectionId, asked, inSight }: Watched): void {
    const { slot, sessionCallId, world } = this.context;
    if (!slot || !asked || !inSight) return;
    const { userCallId } = slot;
    const streams = [{ connectionId, inSight }];
    world.channel
      .emit(streamMessages.watchStreams, { sessionCallId, userCallId, streams })
      // The browser itself requests one too, but later.
      .catch((error: unknown) => debug('media', 'no whole picture', error));
  }

  /** Tells the server what it does not know yet. */
  notify(): void {
    const { slot, sessionCallId, world } = this.context;
    const news = [...this.watched()].filter(
      ({ key, asked, inSight }) => asked && inSight !== this.has(key),
    );
    if (!slot || news.length === 0) return;
    const streams = news.map((one) => {
      one.inSight = !one.inSight;
      return { connectionId: one.connectionId, inSight: one.inSight };
    });
    world.channel
      .emit(streamMessages.watchStreams, {
        sessionCallId,
        userCallId: slot.userCallId,
        streams,
      })
      .catch((error: unknown) => {
        debug('media', 'not told what is in sight', error);
        // The next change of the call sends it again.
        for (const one of news) {
          const told = streams.find(({ connectionId }) => connectionId === one.connectionId);
          if (told?.inSight === one.inSight) one.inSight = !one.inSight;
        }
      });
  }
}
