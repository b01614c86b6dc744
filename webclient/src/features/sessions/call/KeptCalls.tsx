import type { DeskView } from '@foyer/contracts/visits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { messageOf } from '#app/message-of.js';
import { shortened } from '#app/shortened.js';
import { useStaff } from '#app/staff/staff-context.js';
import { QuietLine } from '#design/QuietLine.js';
import { toast } from '#design/toasts.js';
import { KeptPlace } from '#media/core/kept-place.js';
import { giveBackOnReturn } from '#media/core/silenced-microphone.js';
import { useCallChannel } from '#media/hooks/useCallChannel.js';
import { useStore } from '#state/store.js';
import type { Channel } from '#wire/channel.js';
import { callDrawn, forgetPlace, notePlace, placeOf, type CallPlace } from './call-place.js';

/** The length of a name that leaves room for the ways back, in characters. */
const ROOM = 28;

interface KeptCallsProps {
  /** The calls of sessions and meetings that the agent is in. */
  readonly calls: DeskView['desk']['otherCalls'];
  /** True if the agent is in a call with a visitor, to which the page of another one gives way. */
  readonly hasVisitor: boolean;
}

/**
 * Keeps an agent in the call of a session that gave way to a visitor or to another call, and leads
 * back to it.
 */
export function KeptCalls({ calls, hasVisitor }: KeptCallsProps) {
  const { pathname } = useLocation();
  const drawn = useStore(callDrawn);
  return calls.map(({ callDetailId: callId }) => {
    const place = placeOf(callId);
    const isAway = place !== null && place.path !== pathname && callId !== drawn;
    if (!isAway || !(place.isKept || hasVisitor)) return null;
    return <KeptCall key={callId} {...{ callId, place }} />;
  });
}

interface KeptCallProps {
  readonly callId: string;
  readonly place: CallPlace;
}

function KeptCall({ callId, place }: KeptCallProps) {
  const { wire } = useStaff();
  const channel = useCallChannel(wire, callId);
  // The call with the visitor may end before the agent returns.
  useEffect(() => {
    if (!place.isKept) notePlace(callId, { ...place, isKept: true });
  }, [callId, place]);
  return channel ? <KeptLine {...{ callId, place, channel }} /> : null;
}

function KeptLine({ callId, place, channel }: KeptCallProps & { readonly channel: Channel }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [kept] = useState(() => new KeptPlace(channel, callId));
  useEffect(() => {
    kept.open();
    return () => kept.close();
  }, [kept]);
  if (!useStore(kept.isIn)) return null;
  const { path, title: name } = place;
  const sayProblem = (error: unknown) => toast(messageOf(error, t), 'problem');
  const back = async () => {
    // The page of the call has the same way back, where this one fails.
    await kept.back().catch(sayProblem);
    giveBackOnReturn(callId);
    await navigate(path);
  };
  const leave = async () => {
    await kept.leave();
    forgetPlace(callId);
  };
  return (
    <QuietLine>
      {t('sessionCall.keptAside', { name: shortened(name, ROOM) })}
      <button
        type="button"
        aria-label={t('sessionCall.returnTo', { name })}
        onClick={() => void back()}
      >
        {t('sessionCall.return')}
      </button>
      <button
        type="button"
        aria-label={t('sessionCall.leaveKept', { name })}
        onClick={() => void leave().catch(sayProblem)}
      >
        {t('sessionCall.leaveIt')}
      </button>
    </QuietLine>
  );
}
