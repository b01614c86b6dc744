import { sessionRoutes, type Session } from '@foyer/contracts/sessions';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';

import { api } from '#app/api.js';
import { LoadFailure } from '#app/LoadFailure.js';
import { useLoaded } from '#app/useLoaded.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Skeleton } from '#design/Skeleton.js';
import { named } from '../chat/messages/named.js';
import styles from './ChatSessionPage.module.css';
import { ChatSection } from './ChatSection.js';

/** The chat of a session on a page of its own, by the session's link. */
export function ChatSessionPage() {
  const { t } = useTranslation();
  const { name = '' } = useParams();
  const load = useCallback(
    async (signal: AbortSignal): Promise<Session> => {
      const params = { idOrLink: name };
      const { _id: id } = await api.call(sessionRoutes.getLinkedSession, { params, signal });
      return api.call(sessionRoutes.getManagedSession, { params: { id }, signal });
    },
    [name],
  );
  const { value, failure, again } = useLoaded(load);
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
      {failure !== null && (
        <LoadFailure text={t('sessions.loadFailed')} failure={failure} again={again} />
      )}
      {value === null && failure === null && <Skeleton height="20rem" />}
      {value && <ChatSection key={value._id} session={value} alone />}
    </main>
  );
}
