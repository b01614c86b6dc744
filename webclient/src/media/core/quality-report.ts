import { qualityMessages, type StreamFigures } from '@foyer/contracts/calls';

import type { CallContext } from './call-context.js';

/** Reports how the streams of this page did, by the place that it sits in. */
export async function reportQuality(
  { slot, sessionCallId, world }: CallContext,
  streams: readonly StreamFigures[],
): Promise<void> {
  if (!slot) return;
  const { userCallId } = slot;
  const report = { sessionCallId, userCallId, streams: [...streams] };
  await world.channel.emit(qualityMessages.reportQuality, report);
}
