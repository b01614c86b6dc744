import { sessionCallRoutes } from '@foyer/contracts/calls';
import type { Session } from '@foyer/contracts/sessions';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { api } from '#app/api.js';
import { newId } from '#app/new-id.js';
import { useStaff } from '#app/staff/staff-context.js';
import { Avatar } from '#design/Avatar.js';
import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import { Handset } from '#design/Handset.js';
import { Section } from '#design/Section.js';
import { CheckDevices } from '#media/components/CheckDevices.js';
import styles from '../SessionsPage.module.css';
import { useAct } from '../useAct.js';

/** The call of a session: who is in it, and the way in. */
export function CallSection({ session }: { session: Session }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { wire } = useStaff();
  const { act, busy, problem } = useAct();
  const { _id: sessionId, ownRole } = session;
  const call = session.callInfo.currentCallDetailId;
  const present = call?.callJoiners.filter(({ callStatus }) => callStatus) ?? [];
  const mayStart = ownRole !== null && ownRole !== 'viewer' && ownRole !== 'guest';
  const start = async () => {
    const body = { _id: newId(), sessionId };
    const started = await act(() => api.call(sessionCallRoutes.startSessionCall, { body }));
    if (started) await navigate(`/sessions/${sessionId}/call`);
  };
  return (
    <Section
      title={t('sessionCall.title')}
      lead={
        <span role="status">
          {call ? t('sessionCall.present', { count: present.length }) : t('sessionCall.none')}
        </span>
      }
    >
      <FormProblem text={problem} />
      {present.length > 0 && (
        <ul className={styles.list} aria-label={t('sessionCall.participants')}>
          {present.map(({ joinerId, displayName, joinerRole }) => (
            <li key={joinerId} className={styles.row}>
              <Avatar name={displayName} />
              <span className={styles.what}>{displayName ?? t('sessions.forgotten')}</span>
              <span className={styles.facts}>{t(`sessions.role.${joinerRole}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {call && (
          <Button
            kind="live"
            icon={<Handset />}
            onClick={() => void navigate(`/sessions/${sessionId}/call`)}
          >
            {t('sessionCall.join')}
          </Button>
        )}
        {!call && mayStart && (
          <Button kind="primary" icon={<Handset />} busy={busy} onClick={() => void start()}>
            {t('sessionCall.start')}
          </Button>
        )}
        {(call !== null || mayStart) && <CheckDevices channel={wire.channel('application')} />}
      </div>
    </Section>
  );
}
