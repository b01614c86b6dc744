import type { KurrentDBClient } from '@kurrent/kurrentdb-client';

/**
 * The part of the official client that the adapter uses; tests replace it by a server in memory.
 */
export type KurrentClient = Pick<
  KurrentDBClient,
  'appendToStream' | 'multiStreamAppend' | 'readStream' | 'readAll' | 'subscribeToAll' | 'dispose'
>;
