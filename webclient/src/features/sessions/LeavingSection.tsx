import { sessionRoutes, type Session } from '@foyer/contracts/sessions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { api } from '#app/api.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { FormProblem } from '#design/FormProblem.js';
import styles from './SessionsPage.module.css';
import { useAct } from './useAct.js';
import { useComeAndGo } from './useComeAndGo.js';

/** The ways out of a session: leaving it, and for its admins deleting it. */
export function LeavingSection({ session }: { session: Session }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { sayLeft } = useComeAndGo();
  const [asking, setAsking] = useState(false);
  const { act, busy, problem } = useAct();
  const { _id, sessionName, sessionType, ownRole } = session;
  const body = { ids: [_id] };
  const leave = async () => {
    if (await act(() => api.call(sessionRoutes.leaveSessions, { body }))) await sayLeft(session);
  };
  const remove = async () => {
    const gone = await act(
      () => api.call(sessionRoutes.deleteSessions, { body }),
      t('sessions.deleted'),
    );
    setAsking(false);
    if (gone) await navigate('/sessions');
  };
  return (
    <div className={styles.form}>
      <FormProblem text={problem} />
      <div className={styles.actions}>
        {ownRole !== null && sessionType !== 'direct' && (
          <Button busy={busy} onClick={() => void leave()}>
            {t('sessions.leave')}
          </Button>
        )}
        {ownRole === 'admin' && (
          <Button kind="danger" onClick={() => setAsking(true)}>
            {t('sessions.delete')}
          </Button>
        )}
      </div>
      {asking && (
        <Dialog
          title={t('sessions.deleteTitle', { name: sessionName })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button kind="danger" busy={busy} onClick={() => void remove()}>
                {t('sessions.delete')}
              </Button>
              <Button onClick={() => setAsking(false)}>{t('app.cancel')}</Button>
            </>
          }
        >
          <p>{t('sessions.deleteText')}</p>
        </Dialog>
      )}
    </div>
  );
}
