import { consultMessages, type Colleague, type ColleaguesView } from '@foyer/contracts/visits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { useShortcut } from '#app/shortcuts/useShortcut.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { Icon } from '#design/Icon.js';
import { barWords } from '#media/components/bar-words.js';
import { RoundButton } from '#media/components/RoundButton.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import { useStore } from '#state/store.js';
import type { Channel } from '#wire/channel.js';
import { LiveView } from '#wire/live-view.js';
import { useNotification } from '../useNotification.js';
import styles from './Consult.module.css';

type Consulted = NonNullable<CallInHand['state']['now']>['consult'] & object;
type Stage = Consulted['stage'];

/** How it can end without the agent; said for as long as the visitor is on hold. */
const OVER = ['rejected', 'unanswered', 'left', 'lost'] as const satisfies readonly Stage[];
const isOver = (stage: Stage): stage is (typeof OVER)[number] =>
  OVER.some((over) => over === stage);

/** True if a colleague rings or is in the call. */
export function isConsultingIn({ now }: CallInHand['state']): boolean {
  const stage = now?.consult?.stage;
  return stage !== undefined && !isOver(stage);
}

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
  const mayConsult = !isConsultingIn(call.state) && self?.role === 'moderator';
  useShortcut('c', () => mayConsult && setAsked(true));
  if (!mayConsult) return null;
  return (
    <>
      <RoundButton
        label={t('desk.consult.begin')}
        word={barWords.consult}
        icon={<Icon name="people" />}
        aria-haspopup="dialog"
        aria-keyshortcuts="C"
        data-testid="consult"
        live
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

/** Follows the colleagues who can be consulted; null before they are known. */
function useColleagues(channel: Channel, callDetailId: string) {
  const [live] = useState(
    () =>
      new LiveView<ColleaguesView>({
        fetch: async () =>
          (await channel.emit(consultMessages.getColleagues, { callDetailId })).view,
      }),
  );
  useEffect(() => {
    live.follow(channel, consultMessages.getColleagues);
    return () => live.close();
  }, [live, channel]);
  const colleagues: readonly Colleague[] | null = useStore(live.view)?.colleagues ?? null;
  return { colleagues, failure: useStore(live.failure) };
}

function ColleaguesDialog({
  channel,
  callDetailId,
  onClose,
}: Omit<ConsultProps, 'call'> & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const notification = useNotification();
  const { colleagues, failure } = useColleagues(channel, callDetailId);
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
      {failure !== null && <p role="alert">{messageOf(failure, t)}</p>}
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
  const isAway = call.state.others.some(
    ({ callJoinerId, connected }) => callJoinerId === consult.callJoinerId && !connected,
  );
  return (
    <section className={styles.bar} data-testid="consulting" aria-label={t('desk.consult.begin')}>
      <p role="status">{t(wordsOf(consult, leads, isAway), { name: consult.displayName })}</p>
      {leads && goesOn && (
        <div className={styles.actions}>
          <Button size="small" disabled={busy} onClick={() => void say('endConsult')}>
            {t('desk.consult.return')}
          </Button>
          {consult.stage === 'talking' && !isAway && (
            <Button size="small" disabled={busy} onClick={() => void say('openConsult')}>
              {t('desk.consult.together')}
            </Button>
          )}
          {consult.stage !== 'ringing' && !isAway && (
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

const wordsOf = ({ stage }: Consulted, leads: boolean, isAway: boolean) => {
  if (stage === 'ringing' || isOver(stage)) return `desk.consult.${stage}` as const;
  if (stage === 'together') return 'desk.consult.allTogether';
  if (isAway) return 'desk.consult.away';
  return leads ? 'desk.consult.talking' : 'desk.consult.asked';
};
