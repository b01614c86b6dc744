import { Rejected } from '#platform/cqrs';
import type { Conference } from './conference.js';
import type { MediaRelays } from '#contexts/media';

/**
 * Between two browsers no one can listen unseen: the visitor's would send to one more. Before the
 * first page is in a call, a media server that only restarts may still carry it.
 * @param conference Undefined as long as no page is in the call.
 * @throws Rejected RELAY_NEEDED
 */
export function requireRelay(
  conference: Conference | undefined,
  { janus }: Pick<MediaRelays, 'janus'>,
): void {
  const isDirect = conference ? conference.relay.kind !== 'janus' : janus === 'absent';
  if (isDirect) throw new Rejected('RELAY_NEEDED');
}
