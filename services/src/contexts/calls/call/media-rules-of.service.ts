import type { CallOrigin, MediaRules } from '@foyer/contracts/calls';

import type { CommandRunner, Stream } from '#platform/cqrs';
import type { CallOrigins } from '../ports/call-origins.js';

/**
 * Returns who may send which streams, as the place of origin is set now; null if anyone may speak.
 */
export async function mediaRulesOf(
  origin: CallOrigin,
  callId: string,
  stateOf: CommandRunner['stateOf'],
  origins: CallOrigins,
): Promise<MediaRules | null> {
  const { streams, mediaRules } = origins.of(origin.kind);
  const read = Object.entries(streams(origin, callId)).map(
    async ([name, one]) => [name, one && (await stateOf(one as Stream<unknown, never>))] as const,
  );
  return mediaRules(Object.fromEntries(await Promise.all(read)));
}
