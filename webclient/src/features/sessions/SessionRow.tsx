import { sessionRoutes, type Session } from '@foyer/contracts/sessions';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

import { api } from '#app/api.js';
import { Portrait } from '#app/Portrait.js';
import { Badge } from '#design/Badge.js';
import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import styles from './SessionsPage.module.css';
import { useAct } from './useAct.js';
import { useComeAndGo } from './useComeAndGo.js';

/** One session of a list, and what can be done with it. */
export function SessionRow({ session, unread }: { session: Session; unread: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { sayJoined } = useComeAndGo();
  const { act, busy, problem } = useAct();
  const { _id, sessionName, sessionType, members, ownRole, accessMode } = session;
  const isLive = Boolean(session.callInfo.currentCallDetailId);
  const name = sessionName === '' ? t('sessions.forgotten') : sessionName;
  const join = async () => {
    const body = { ids: [_id] };
    if (await act(() => api.call(sessionRoutes.joinSessions, { body }))) await sayJoined(_id);
  };
  return (
    <li className={styles.row}>
      <Portrait name={name} avatarDocumentId={session.avatarDocumentId} />
      <div className={styles.what}>
        <p className={styles.name}>
          {ownRole === null ? name : <Link to={`/sessions/${_id}`}>{name}</Link>}
          {isLive && <Badge tone="live">{t('sessions.live')}</Badge>}
          {unread > 0 && <Badge tone="accent">{t('sessions.unread', { count: unread })}</Badge>}
        </p>
        <p className={styles.facts}>
          {[
            t(`sessions.type.${sessionType}`),
            t('sessions.members', { count: members.length }),
            ...(ownRole === null ? [] : [t(`sessions.role.${ownRole}`)]),
          ].join(' · ')}
        </p>
        <FormProblem text={problem} />
      </div>
      {ownRole === null && accessMode === 'open' && (
        <Button busy={busy} onClick={() => void join()}>
          {t('sessions.join')}
        </Button>
      )}
      {ownRole === null && (accessMode === 'pin' || (accessMode === 'knock' && isLive)) && (
        <Button onClick={() => void navigate(`/live-session/${_id}/`)}>
          {t(accessMode === 'pin' ? 'sessions.join' : 'sessionCall.knock')}
        </Button>
      )}
    </li>
  );
}
