import { HOLD_REMINDER_MS, type Participant } from '@foyer/contracts/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { useShortcut } from '#app/shortcuts/useShortcut.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { HeldFor } from '#media/components/HeldFor.js';
import { HeldLine } from '#media/components/HeldLine.js';
import { barWords } from '#media/components/bar-words.js';
import { RoundButton } from '#media/components/RoundButton.js';
import { StageNotice } from '#media/components/StageNotice.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import type { Channel } from '#wire/channel.js';
import { CallControls } from '#features/sessions/call/call-controls.js';
import { useNotification } from '../useNotification.js';
import { useHoldReminders } from './useHoldReminders.js';

/** The visitor on hold: visitor and agent do not see or hear each other. */
export interface Hold {
  readonly visitor: Participant | undefined;
  readonly busy: boolean;
  readonly toggle: () => Promise<void>;
}

/** @param channel The channel `conference` of the call. */
export function useHold(call: CallInHand, channel: Channel, callDetailId: string): Hold {
  const notification = useNotification();
  const [busy, setBusy] = useState(false);
  const { self, others } = call.state;
  const visitor = others.find(({ joinerType }) => joinerType === 'Guest');
  const toggle = async () => {
    if (!self || !visitor || busy) return;
    setBusy(true);
    const controls = new CallControls(channel, api, callDetailId);
    const action = visitor.paused ? 'resume' : 'pause';
    await notification(async () => {
      await controls.perform(action, self, visitor);
      // The hold may have been of a call in between, for which the agent was muted here.
      if (action === 'resume') call.session.devices.silenced.giveBack();
    });
    setBusy(false);
  };
  return { visitor, busy, toggle };
}

/** Puts the visitor on hold, or continues the call. */
export function HoldButton({ visitor, busy, toggle }: Hold) {
  const { t } = useTranslation();
  useShortcut('h', () => void toggle());
  if (!visitor) return null;
  return (
    <RoundButton
      label={t(visitor.paused ? 'desk.hold.resume' : 'desk.hold.begin')}
      word={visitor.paused ? barWords.resume : barWords.hold}
      icon={<Icon name={visitor.paused ? 'play' : 'pause'} />}
      kind={visitor.paused ? 'off' : 'plain'}
      aria-keyshortcuts="H"
      data-testid="hold"
      // A press meanwhile does nothing.
      aria-busy={busy || undefined}
      live
      onClick={() => void toggle()}
    />
  );
}

/**
 * Says over the stage that the visitor is on hold, and for how long; reminds of it when it is long.
 */
export function HoldNotice({ visitor, busy, toggle }: Hold) {
  const { t } = useTranslation();
  const since = visitor?.pausedSince ?? null;
  const reminders = useHoldReminders(since);
  return (
    <StageNotice
      text={t('desk.hold.text')}
      action={
        <>
          {since !== null && <HeldFor since={since} />}
          {reminders > 0 && (
            <p key={reminders} role="alert" data-testid="hold-reminder">
              {t('desk.hold.long', { count: (reminders * HOLD_REMINDER_MS) / 60_000 })}
            </p>
          )}
          <Button kind="primary" busy={busy} onClick={() => void toggle()}>
            {t('desk.hold.resume')}
          </Button>
        </>
      }
    />
  );
}

/** The same in a line, for what covers the stage. */
export function VisitorHeld({ visitor, busy, toggle }: Hold) {
  const { t } = useTranslation();
  return (
    <HeldLine
      text={t('desk.hold.text')}
      since={visitor?.pausedSince}
      action={
        <Button kind="primary" size="small" busy={busy} onClick={() => void toggle()}>
          {t('desk.hold.resume')}
        </Button>
      }
    />
  );
}
