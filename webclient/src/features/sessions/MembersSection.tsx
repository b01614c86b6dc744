import type { Session } from '@foyer/contracts/sessions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useStaff } from '#app/staff/staff-context.js';
import { Avatar } from '#design/Avatar.js';
import { Button } from '#design/Button.js';
import { Section } from '#design/Section.js';
import { MembersDialog } from './MembersDialog.js';
import styles from './SessionsPage.module.css';

interface MembersSectionProps {
  readonly session: Session;
  readonly onChanged: (session: Session) => void;
}

/** The members of the session. */
export function MembersSection({ session, onChanged }: MembersSectionProps) {
  const { t } = useTranslation();
  const { profile } = useStaff();
  const [managing, setManaging] = useState(false);
  const mayManage =
    session.sessionType !== 'direct' &&
    (session.ownRole === 'admin' || session.ownRole === 'moderator');
  return (
    <Section
      title={t('sessions.membersTitle')}
      lead={t('sessions.members', { count: session.members.length })}
    >
      <ul className={styles.list}>
        {session.members.map(({ memberId, role, displayName }) => (
          <li key={memberId} className={styles.row}>
            <Avatar name={displayName} />
            <span className={styles.what}>
              {displayName ?? t('sessions.forgotten')}
              {memberId === profile._id && ` (${t('sessions.you')})`}
            </span>
            <span className={styles.facts}>{t(`sessions.role.${role}`)}</span>
          </li>
        ))}
      </ul>
      {mayManage && (
        <div className={styles.actions}>
          <Button onClick={() => setManaging(true)}>{t('sessions.manageMembers')}</Button>
        </div>
      )}
      {managing && (
        <MembersDialog session={session} onChanged={onChanged} onClose={() => setManaging(false)} />
      )}
    </Section>
  );
}
