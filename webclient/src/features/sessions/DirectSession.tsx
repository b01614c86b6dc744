import { sessionRoutes } from '@foyer/contracts/sessions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { api } from '#app/api.js';
import { newId } from '#app/new-id.js';
import { useStaff } from '#app/staff/staff-context.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { FormProblem } from '#design/FormProblem.js';
import { Icon } from '#design/Icon.js';
import { MemberSearch } from './MemberSearch.js';
import styles from './SessionsPage.module.css';
import { useAct } from './useAct.js';
import type { Colleague } from './useMemberSearch.js';

/** Opens the direct session with one or more colleagues: a new one, or the one that there is. */
export function DirectSession({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { profile } = useStaff();
  const [_id] = useState(() => newId());
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const { act, busy, problem } = useAct();
  const memberIds = chosen.map(({ memberId }) => memberId);
  const open = () =>
    act(async () => {
      const body = { _id, memberIds };
      const session = await api.call(sessionRoutes.createChatSession, { body });
      await navigate(`/sessions/${session._id}`);
    });
  return (
    <Dialog
      title={t('sessions.direct')}
      onClose={onClose}
      actions={
        <>
          <Button
            kind="primary"
            busy={busy}
            disabled={chosen.length === 0}
            onClick={() => void open()}
          >
            {t('sessions.start')}
          </Button>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormProblem text={problem} />
        {chosen.length > 0 && (
          <ul className={styles.list} aria-label={t('sessions.with')}>
            {chosen.map(({ memberId, name }) => (
              <li key={memberId} className={styles.row}>
                <span className={styles.what}>{name}</span>
                <Button
                  aria-label={t('sessions.remove', { name })}
                  icon={<Icon name="close" />}
                  onClick={() => setChosen(chosen.filter((one) => one.memberId !== memberId))}
                />
              </li>
            ))}
          </ul>
        )}
        <MemberSearch
          except={[profile._id, ...memberIds]}
          onChoose={(colleague) => setChosen([...chosen, colleague])}
        />
      </div>
    </Dialog>
  );
}
