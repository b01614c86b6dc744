import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';

import { Unanswered } from '#app/queries/Unanswered.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { named } from '../chat/messages/named.js';
import styles from './ChatSessionPage.module.css';
import { ChatSection } from './ChatSection.js';
import { sessionQueries } from './session-queries.js';

/** The chat of a session on a page of its own, by the session's link. */
export function ChatSessionPage() {
  const { t } = useTranslation();
  const { name = '' } = useParams();
  const session = useQuery(sessionQueries.byLink(name));
  const { data: value } = session;
  const title = named(value?.sessionName, t('sessions.forgotten'));
  usePageTitle(value ? title : t('chat.title'));
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <Link to="/sessions">{t('sessions.back')}</Link>
        {value && (
          <h1 className={styles.title}>
            <Link to={`/sessions/${value._id}`}>{title}</Link>
          </h1>
        )}
      </header>
      <Unanswered query={session} failed={t('sessions.loadFailed')} height="20rem" />
      {value && <ChatSection key={value._id} session={value} alone />}
    </main>
  );
}
