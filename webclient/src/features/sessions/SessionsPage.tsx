import { sessionRoutes, type Session } from '@foyer/contracts/sessions';
import { ApiError } from '@foyer/contracts/client';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { LoadFailure } from '#app/LoadFailure.js';
import { useLoaded } from '#app/useLoaded.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { Icon } from '#design/Icon.js';
import { Skeleton } from '#design/Skeleton.js';
import { useLiveCall } from './call/useLiveCall.js';
import { DirectSession } from './DirectSession.js';
import { NewSession } from './NewSession.js';
import { SessionRow } from './SessionRow.js';
import styles from './SessionsPage.module.css';
import { useUnreadCounts } from './useUnreadCounts.js';

const LISTS = {
  own: sessionRoutes.listSessions,
  live: sessionRoutes.listLiveSessions,
  joinable: sessionRoutes.listJoinable,
} as const;
type List = keyof typeof LISTS;
const names = Object.keys(LISTS) as readonly List[];
const query = { page: 1, limit: 999 } as const;

async function load(list: List, signal: AbortSignal): Promise<readonly Session[]> {
  try {
    return (await api.call(LISTS[list], { query, signal })).docs;
  } catch (error) {
    // An empty list of sessions to join is no failure.
    if (list === 'joinable' && error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** The sessions of a member: their own, those with a call, and those to join. */
export function SessionsPage() {
  const { t } = useTranslation();
  const [list, setList] = useState<List>('own');
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
        options={names.map((value) => ({ value, text: t(`sessions.list.${value}`) }))}
        onChange={setList}
      />
      <SessionList key={list} list={list} />
      {dialog === 'new' && <NewSession onClose={() => setDialog(null)} />}
      {dialog === 'direct' && <DirectSession onClose={() => setDialog(null)} />}
    </main>
  );
}

function SessionList({ list }: { list: List }) {
  const { t } = useTranslation();
  const { value, failure, again } = useLoaded(
    useCallback((signal: AbortSignal) => load(list, signal), [list]),
  );
  useLiveCall(again, again);
  const unread = useUnreadCounts();
  if (failure !== null) {
    return <LoadFailure text={t('sessions.loadFailed')} failure={failure} again={again} />;
  }
  if (value === null) return <Skeleton height="16rem" />;
  if (value.length === 0) {
    return (
      <div className={styles.empty}>
        <h2>{t(`sessions.empty.${list}`)}</h2>
        <p>{t(`sessions.empty.${list}Text`)}</p>
      </div>
    );
  }
  return (
    <ul className={styles.list}>
      {value.map((session) => (
        <SessionRow key={session._id} session={session} unread={unread[session._id] ?? 0} />
      ))}
    </ul>
  );
}
