import type { StreamType } from '@foyer/contracts/calls';

import { makeStore, type Store } from '#state/store.js';

/** A stream received from another participant. */
export interface RemoteStream {
  readonly userCallId: string;
  readonly mediaType: StreamType;
  readonly stream: MediaStream | null;
  readonly state: 'connecting' | 'live' | 'interrupted';
}

/** All received streams, by participant and kind of stream. */
export class RemoteStreams {
  readonly #all = makeStore<ReadonlyMap<string, RemoteStream>>(new Map());

  get all(): Store<ReadonlyMap<string, RemoteStream>> {
    return this.#all;
  }

  /** Changes a part of one; it begins as one that is connecting. */
  show(
    key: string,
    { userCallId, mediaType }: Pick<RemoteStream, 'userCallId' | 'mediaType'>,
    part: Partial<RemoteStream>,
  ): void {
    this.#all.set((streams) => {
      const begun = { userCallId, mediaType, stream: null, state: 'connecting' } as const;
      return new Map(streams).set(key, { ...begun, ...streams.get(key), ...part });
    });
  }

  remove(key: string): void {
    this.#all.set((streams) => {
      const rest = new Map(streams);
      rest.delete(key);
      return rest;
    });
  }
}
