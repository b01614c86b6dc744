import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useShortcut } from '#app/shortcuts/useShortcut.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { Icon } from '#design/Icon.js';
import { Select } from '#design/Select.js';
import { portalQueries } from '#features/portals/portal-queries.js';
import { RoundButton } from '#media/components/RoundButton.js';
import type { DeskSession } from './desk-session.js';
import { isReason, ReasonField } from './ReasonField.js';
import { useNotification } from './useNotification.js';

interface HandBackProps {
  readonly desk: DeskSession;
  readonly callDetailId: string;
  /** The line in which the visitor waited. */
  readonly queueId: string | null | undefined;
}

const BACK = '';

/** Ends the call and gives the visitor back to the line, or to the line of another portal. */
export function HandBack(props: HandBackProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  useShortcut('b', () => setAsked(true));
  return (
    <>
      <RoundButton
        label={t('desk.handBack')}
        icon={<Icon name="history" />}
        aria-haspopup="dialog"
        aria-keyshortcuts="B"
        data-testid="hand-back"
        onClick={() => setAsked(true)}
      />
      {asked && <HandBackDialog {...props} onClose={() => setAsked(false)} />}
    </>
  );
}

function HandBackDialog({
  desk,
  callDetailId,
  queueId,
  onClose,
}: HandBackProps & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const notification = useNotification();
  const { data: portals } = useQuery(portalQueries.all());
  const [target, setTarget] = useState<string>(BACK);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const stays = target === BACK;
  const why = reason.trim();
  const others = (portals ?? []).filter(
    ({ _id, onlineStatus }) => _id !== queueId && onlineStatus !== 'closed',
  );
  const nameOf = (id: string) => others.find(({ _id }) => _id === id)?.name ?? '';
  const go = async () => {
    setTried(true);
    if (!stays && !isReason(why)) return;
    setBusy(true);
    const given = () =>
      stays ? desk.handBack(callDetailId, null, null) : desk.handBack(callDetailId, target, why);
    if (await notification(given)) onClose();
    else setBusy(false);
  };
  return (
    <Dialog
      title={t('desk.handBack')}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" busy={busy} onClick={() => void go()}>
            {stays ? t('desk.handBackYes') : t('desk.handOnYes', { portal: nameOf(target) })}
          </Button>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
        </>
      }
    >
      <p>{t('desk.handBackText')}</p>
      <Select
        label={t('desk.handBackTo')}
        value={target}
        options={[
          { value: BACK, text: t('desk.handBackSame') },
          ...others.map(({ _id, name }) => ({ value: _id, text: name })),
        ]}
        onChange={setTarget}
      />
      {!stays && (
        <ReasonField
          label={t('desk.handBackReason')}
          value={reason}
          tried={tried}
          onChange={setReason}
        />
      )}
    </Dialog>
  );
}
