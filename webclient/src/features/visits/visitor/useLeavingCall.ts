import { ApiError } from '@foyer/contracts/client';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { toast } from '#design/toasts.js';
import { useWayBack, type WayBack } from '#media/components/useWayBack.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { leaveVisit } from './embedded/leave-visit.js';
import type { VisitSession } from './visit-session.js';

const AGAIN_MS = 2_000;
/** Most tries: after them the server has noticed the absence of the visitor. */
const MOST_TRIES = 30;

/** Leaves as soon as the network is there: the visitor has read that no one sees them any more. */
async function leaveAtLast(session: VisitSession): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await leaveVisit(session);
      return;
    } catch (error) {
      const isAway = error instanceof ApiError && error.code === 'NETWORK';
      if (!isAway || tries >= MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

export interface LeavingCall extends WayBack {
  /** Leaves without a way back. */
  readonly leaveAtOnce: () => void;
}

/**
 * A visitor's way out of a call, with the way back while that is open. A page that is closed leaves
 * at once: to the server it would be a page without connection, for which it holds a place.
 */
export function useLeavingCall(session: VisitSession, media: LocalMedia): LeavingCall {
  const { t } = useTranslation();
  const go = () => {
    leaveAtLast(session).catch((error: unknown) => toast(messageOf(error, t), 'problem'));
  };
  const wayBack = useWayBack(media, go);
  const { left } = wayBack;
  const onHide = useEffectEvent(wayBack.goNow);
  useEffect(() => {
    if (!left) return undefined;
    const leave = () => onHide();
    globalThis.addEventListener('pagehide', leave);
    return () => globalThis.removeEventListener('pagehide', leave);
  }, [left]);
  return { ...wayBack, leaveAtOnce: go };
}
