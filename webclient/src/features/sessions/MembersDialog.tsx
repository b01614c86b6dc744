import { sessionChangeRoutes, type Session, type InCallRole } from '@foyer/contracts/sessions';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { FormProblem } from '#design/FormProblem.js';
import { Icon } from '#design/Icon.js';
import { MemberSearch } from './MemberSearch.js';
import { MEMBER_ROLES } from './roles.js';
import styles from './SessionsPage.module.css';
import { useAct } from './useAct.js';

interface MembersDialogProps {
  readonly session: Session;
  readonly onChanged: (session: Session) => void;
  readonly onClose: () => void;
}

/** Lists the members of a session and their roles; each change is made at once. */
export function MembersDialog({ session, onChanged, onClose }: MembersDialogProps) {
  const { t } = useTranslation();
  const { act, problem } = useAct();
  const { _id: sessionId, members } = session;
  const change = (work: () => Promise<Session>) =>
    void act(async () => onChanged(await work()), t('sessions.saved'));
  const add = (memberId: string) =>
    change(() =>
      api.call(sessionChangeRoutes.addSessionMember, {
        body: { sessionId, members: [{ memberId, role: 'presenter' }] },
      }),
    );
  const setRole = (memberId: string, role: InCallRole) =>
    change(() =>
      api.call(sessionChangeRoutes.updateSessionMember, { body: { sessionId, memberId, role } }),
    );
  const remove = (memberId: string) =>
    change(() =>
      api.call(sessionChangeRoutes.deleteSessionMember, { body: { sessionId, memberId } }),
    );
  return (
    <Dialog
      title={t('sessions.manageMembers')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('app.close')}</Button>}
    >
      <div className={styles.form}>
        <FormProblem text={problem} />
        <ul className={styles.list} aria-label={t('sessions.membersTitle')}>
          {members.map(({ memberId, role, displayName }) => {
            const name = displayName ?? t('sessions.forgotten');
            return (
              <li key={memberId} className={styles.row}>
                <span className={styles.what}>{name}</span>
                <select
                  className={styles.role}
                  aria-label={t('sessions.roleOf', { name })}
                  value={role}
                  onChange={(event) => setRole(memberId, event.target.value as InCallRole)}
                >
                  {MEMBER_ROLES.map((one) => (
                    <option key={one} value={one}>
                      {t(`sessions.role.${one}`)}
                    </option>
                  ))}
                </select>
                <Button
                  aria-label={t('sessions.remove', { name })}
                  icon={<Icon name="trash" />}
                  onClick={() => remove(memberId)}
                />
              </li>
            );
          })}
        </ul>
        <MemberSearch
          except={members.map(({ memberId }) => memberId)}
          onChoose={({ memberId }) => add(memberId)}
        />
      </div>
    </Dialog>
  );
}
