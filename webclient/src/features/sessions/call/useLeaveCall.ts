import { useWayBackFrom, type WayBack } from '#media/components/useWayBack.js';
import type { CallState } from '#media/core/call-state.js';
import type { LocalMedia } from '#media/core/local-media.js';

/**
 * The way out of a session's call. The last participant has a way back for a while, as the call is
 * over without that one; all others can rejoin.
 * @param go Leaves it.
 */
export function useLeaveCall(
  { phase, others }: Pick<CallState, 'phase' | 'others'>,
  media: LocalMedia,
  go: () => void,
): WayBack & { readonly leaveCall: () => void } {
  const wayBack = useWayBackFrom(phase, media, go);
  const isLast = phase === 'in' && others.length === 0;
  return { ...wayBack, leaveCall: () => (isLast ? wayBack.leave('leave') : go()) };
}
