import type { KurrentDBClient } from '@kurrent/kurrentdb-client';

/** What the adapter uses of the official client; tests put a server in memory in its place. */
export type KurrentClient = Pick<
  KurrentDBClient,
  'appendToStream' | 'multiStreamAppend' | 'readStream' | 'readAll' | 'subscribeToAll' | 'dispose'
>;
