import { useEffect, useState } from 'react';

import { newId } from '#app/new-id.js';
import { useStore } from '#state/store.js';
import type { Channel } from '#wire/channel.js';
import { browserConnection, type CallWorld } from '../core/call-context.js';
import { CallSession } from '../core/call-session.js';
import type { CallState } from '../core/call-state.js';
import type { LocalMedia } from '../core/local-media.js';
import { QualityWatch } from '../core/quality-watch.js';
import { useInCall } from '../sound/in-call.js';

/** A call for as long as it is drawn. */
export interface CallInHand {
  readonly session: CallSession;
  readonly watch: QualityWatch;
  readonly state: CallState;
}

/**
 * Enters a call and stays in it while the component is drawn.
 * @param channel The channel `conference`; it and the call must not change while the component is
 * drawn.
 */
export function useCall(
  channel: Channel,
  sessionCallId: string,
  media: LocalMedia,
  rules: Pick<CallWorld, 'maySend' | 'asksBefore' | 'beforeEntry'> = {},
): CallInHand {
  const [session] = useState(
    () =>
      new CallSession(
        { channel, media, makeConnection: browserConnection, newId, ...rules },
        sessionCallId,
      ),
  );
  const [watch] = useState(() => new QualityWatch(session));
  useEffect(() => {
    session.open();
    watch.open();
    return () => {
      watch.close();
      session.close();
    };
  }, [session, watch]);
  const state = useStore(session.state);
  useInCall(state.phase === 'in');
  return { session, watch, state };
}
