import type { DeskView } from '@foyer/contracts/visits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useShortcut } from '#app/shortcuts/useShortcut.js';
import { Button } from '#design/Button.js';
import { FormDialog } from '#design/FormDialog.js';
import { Icon } from '#design/Icon.js';
import { Select } from '#design/Select.js';
import { portalQueries } from '#features/portals/portal-queries.js';
import { barWords } from '#media/components/bar-words.js';
import { RoundButton } from '#media/components/RoundButton.js';
import type { DeskSession } from './desk-session.js';
import { isReason, ReasonField } from './ReasonField.js';
import { useNotification } from './useNotification.js';

interface HandBackProps {
  readonly desk: DeskSession;
  readonly callDetailId: string;
  /** The line in which the visitor waited. */
  readonly queueId: string | null | undefined;
  /** The portals that the agent answers, as the desk shows them now. */
  readonly portals: DeskView['portals'];
}

const BACK = '';

/**
 * Ends the call and gives the visitor back to the line, or to the line of another portal. It is
 * offered for as long as the server accepts it: to agents of the portal, and to open lines.
 */
export function HandBack(props: HandBackProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const own = props.portals.find(({ queueId }) => queueId === props.queueId);
  useShortcut(own === undefined ? null : 'b', () => setAsked(true));
  if (own === undefined) return null;
  return (
    <>
      <RoundButton
        label={t('desk.handBack')}
        word={barWords.send}
        icon={<Icon name="history" />}
        aria-haspopup="dialog"
        aria-keyshortcuts="B"
        data-testid="hand-back"
        onClick={() => setAsked(true)}
      />
      {asked && (
        <HandBackDialog {...props} isOpen={!own.deactivated} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

function HandBackDialog({
  desk,
  callDetailId,
  queueId,
  isOpen,
  onClose,
}: HandBackProps & {
  /** True if the portal in whose line the visitor waited takes visitors now. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const notification = useNotification();
  const { data: portals } = useQuery(portalQueries.all());
  const [chosen, setTarget] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const why = reason.trim();
  const others = (portals ?? []).filter(
    ({ _id, onlineStatus }) => _id !== queueId && onlineStatus !== 'closed',
  );
  const lines = [
    ...(isOpen ? [{ value: BACK, text: t('desk.handBackSame') }] : []),
    ...others.map(({ _id, name }) => ({ value: _id, text: name })),
  ];
  // One that has closed since it was chosen is offered no more.
  const target = (lines.find(({ value }) => value === chosen) ?? lines[0])?.value;
  const stays = target === BACK;
  const nameOf = (id: string) => others.find(({ _id }) => _id === id)?.name ?? '';
  const go = async () => {
    setTries(tries + 1);
    if (target === undefined) return;
    if (!stays && !isReason(why)) return;
    setBusy(true);
    const given = () =>
      stays ? desk.handBack(callDetailId, null, null) : desk.handBack(callDetailId, target, why);
    if (await notification(given)) onClose();
    else setBusy(false);
  };
  return (
    <FormDialog
      title={t('desk.handBack')}
      onClose={onClose}
      isTyped={reason !== ''}
      attempt={tries}
      actions={(leave) => (
        <>
          {target !== undefined && (
            <Button kind="primary" busy={busy} onClick={() => void go()}>
              {stays ? t('desk.handBackYes') : t('desk.handOnYes', { portal: nameOf(target) })}
            </Button>
          )}
          <Button onClick={leave}>{t('app.cancel')}</Button>
        </>
      )}
    >
      <p>{t(target === undefined && portals ? 'desk.handBackNowhere' : 'desk.handBackText')}</p>
      {target !== undefined && (
        <Select label={t('desk.handBackTo')} value={target} options={lines} onChange={setTarget} />
      )}
      {target !== undefined && !stays && (
        <ReasonField
          label={t('desk.handBackReason')}
          value={reason}
          tried={tries > 0}
          onChange={setReason}
        />
      )}
    </FormDialog>
  );
}
