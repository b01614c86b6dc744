import { consultMessages, type Colleague } from '@foyer/contracts/visits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../../design/Button.js';
import { Dialog } from '../../../../design/Dialog.js';
import { Icon } from '../../../../design/Icon.js';
import { RoundButton } from '../../../../media/components/RoundButton.js';
import type { CallInHand } from '../../../../media/hooks/useCall.js';
import type { Channel } from '../../../../wire/channel.js';
import { useNotification } from '../useNotification.js';
import styles from './Consult.module.css';

type Consulted = NonNullable<CallInHand['state']['now']>['consult'] & object;

/** Whether a colleague rings or is in the call. */
export function isConsultingIn({ now }: CallInHand['state']): boolean {
  const stage = now?.consult?.stage;
  return stage !== undefined && stage !== 'rejected' && stage !== 'unanswered';
}

/** So often the dialog looks again at who is free, in milliseconds. */
const LOOK_AGAIN_MS = 3_000;

interface ConsultProps {
  readonly call: CallInHand;
  /** The channel `application`. */
  readonly channel: Channel;
  readonly callDetailId: string;
}

/** Asks a colleague, unheard by the visitor. */
export function ConsultButton({ call, channel, callDetailId }: ConsultProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const { self } = call.state;
  if (isConsultingIn(call.state) || self?.role !== 'moderator') return null;
  return (
    <>
      <RoundButton
        label={t('desk.consult.begin')}
        icon={<Icon name="people" />}
        aria-haspopup="dialog"
        data-testid="consult"
        onClick={() => setAsked(true)}
      />
      {asked && (
        <ColleaguesDialog
          channel={channel}
          callDetailId={callDetailId}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

function useColleagues(channel: Channel, callDetailId: string): readonly Colleague[] | null {
  const [colleagues, setColleagues] = useState<readonly Colleague[] | null>(null);
  useEffect(() => {
    let isOpen = true;
    const look = () =>
      channel.emit(consultMessages.getColleagues, { callDetailId }).then(
        (found) => isOpen && setColleagues(found.colleagues),
        () => isOpen && setColleagues((known) => known ?? []),
      );
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, [channel, callDetailId]);
  return colleagues;
}

function ColleaguesDialog({
  channel,
  callDetailId,
  onClose,
}: Omit<ConsultProps, 'call'> & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const notification = useNotification();
  const colleagues = useColleagues(channel, callDetailId);
  const [busy, setBusy] = useState(false);
  const ask = async (memberId: string) => {
    setBusy(true);
    const given = () => channel.emit(consultMessages.consultColleague, { callDetailId, memberId });
    if (await notification(given)) onClose();
    else setBusy(false);
  };
  return (
    <Dialog
      title={t('desk.consult.begin')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('app.cancel')}</Button>}
    >
      <p>{t('desk.consult.text')}</p>
      {colleagues?.length === 0 && <p role="status">{t('desk.consult.none')}</p>}
      <ul className={styles.list}>
        {(colleagues ?? []).map(({ memberId, name, state, free }) => (
          <li key={memberId}>
            <Button wide disabled={!free || busy} onClick={() => void ask(memberId)}>
              {name ?? '–'} · {t(`desk.consult.state.${state}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Says how the consultation stands, with what the agent can do next. */
export function ConsultNotice({ call, channel, callDetailId }: ConsultProps) {
  const { t } = useTranslation();
  const notification = useNotification();
  const [busy, setBusy] = useState(false);
  const { now, self } = call.state;
  const consult = now?.consult ?? null;
  if (!consult || !self) return null;
  const say = async (what: 'openConsult' | 'endConsult' | 'handOver') => {
    setBusy(true);
    await notification(() => channel.emit(consultMessages[what], { callDetailId }));
    setBusy(false);
  };
  const goesOn = isConsultingIn(call.state);
  // Of interest for as long as the visitor waits for what becomes of it.
  if (!goesOn && !call.state.others.some(({ paused }) => paused)) return null;
  const leads = self.callJoinerId !== consult.callJoinerId;
  return (
    <section className={styles.bar} data-testid="consulting" aria-label={t('desk.consult.begin')}>
      <p role="status">{t(wordsOf(consult, leads), { name: consult.displayName })}</p>
      {leads && goesOn && (
        <div className={styles.actions}>
          <Button size="small" disabled={busy} onClick={() => void say('endConsult')}>
            {t('desk.consult.return')}
          </Button>
          {consult.stage === 'talking' && (
            <Button size="small" disabled={busy} onClick={() => void say('openConsult')}>
              {t('desk.consult.together')}
            </Button>
          )}
          {consult.stage !== 'ringing' && (
            <Button
              kind="primary"
              size="small"
              disabled={busy}
              onClick={() => void say('handOver')}
            >
              {t('desk.consult.handOver')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const wordsOf = ({ stage }: Consulted, leads: boolean) => {
  if (stage === 'ringing' || stage === 'rejected' || stage === 'unanswered')
    return `desk.consult.${stage}` as const;
  if (stage === 'together') return 'desk.consult.allTogether';
  return leads ? 'desk.consult.talking' : 'desk.consult.asked';
};
