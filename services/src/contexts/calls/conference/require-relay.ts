import { Rejected } from '#platform/cqrs';
import type { Conference } from './conference.js';

/**
 * Between two browsers no one can listen unseen: the visitor's would send to one more.
 * @throws Rejected RELAY_NEEDED
 */
export function requireRelay({ relay }: Conference): void {
  if (relay.kind !== 'janus') throw new Rejected('RELAY_NEEDED');
}
