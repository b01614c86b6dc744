import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { loadAgain } from '#app/queries/load-again.js';
import { Unanswered } from '#app/queries/Unanswered.js';
import { useAddressed } from '#app/useAddressed.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { Icon } from '#design/Icon.js';
import { useLiveCall } from './call/useLiveCall.js';
import { DirectSession } from './DirectSession.js';
import { NewSession } from './NewSession.js';
import { sessionLists, sessionQueries, type SessionList } from './session-queries.js';
import { SessionRow } from './SessionRow.js';
import styles from './SessionsPage.module.css';
import { useUnreadCounts } from './useUnreadCounts.js';

/** The sessions of a member: their own, those with a call, and those to join. */
export function SessionsPage() {
  const { t } = useTranslation();
  const [{ list }, setList] = useAddressed<{ list: SessionList }>(
    { list: 'own' },
    { list: sessionLists },
  );
  const [dialog, setDialog] = useState<'new' | 'direct' | null>(null);
  usePageTitle(t('sessions.title'));
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{t('sessions.title')}</h1>
          <p className={styles.lead}>{t('sessions.lead')}</p>
        </div>
        <div className={styles.actions}>
          <Button onClick={() => setDialog('direct')}>{t('sessions.direct')}</Button>
          <Button kind="primary" icon={<Icon name="plus" />} onClick={() => setDialog('new')}>
            {t('sessions.new')}
          </Button>
        </div>
      </header>
      <Choice
        label={t('sessions.shown')}
        value={list}
        options={sessionLists.map((value) => ({ value, text: t(`sessions.list.${value}`) }))}
        onChange={(next) => setList({ list: next })}
      />
      <Sessions key={list} list={list} />
      {dialog === 'new' && <NewSession onClose={() => setDialog(null)} />}
      {dialog === 'direct' && <DirectSession onClose={() => setDialog(null)} />}
    </main>
  );
}

function Sessions({ list }: { list: SessionList }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { queryKey } = sessionQueries.list(list);
  const sessions = useQuery(sessionQueries.list(list));
  const again = () => void loadAgain(queries, queryKey);
  useLiveCall(again, again);
  const unread = useUnreadCounts();
  if (!sessions.isSuccess) {
    return <Unanswered query={sessions} failed={t('sessions.loadFailed')} height="16rem" />;
  }
  if (sessions.data.length === 0) {
    return (
      <div className={styles.empty}>
        <h2>{t(`sessions.empty.${list}`)}</h2>
        <p>{t(`sessions.empty.${list}Text`)}</p>
      </div>
    );
  }
  return (
    <ul className={styles.list}>
      {sessions.data.map((session) => (
        <SessionRow key={session._id} session={session} unread={unread[session._id] ?? 0} />
      ))}
    </ul>
  );
}
