import { callRoutes, type CallRecord } from '@foyer/contracts/calls';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { LoadFailure } from '#app/LoadFailure.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { Skeleton } from '#design/Skeleton.js';
import { useOwnTranscripts } from '../smart-meet/useOwnTranscripts.js';
import { useOwnRecordings } from '../recordings/useOwnRecordings.js';
import { CallRow } from './CallRow.js';
import { CallsHeader } from './CallsHeader.js';
import styles from './CallsPage.module.css';

interface Loaded {
  readonly calls: readonly CallRecord[];
  readonly hasNextPage: boolean;
}

/** The calls of a member, newest first. */
export function CallsPage() {
  const { t } = useTranslation();
  const { profile } = useStaff();
  const [page, setPage] = useState(1);
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const recordings = useOwnRecordings();
  const transcripts = useOwnTranscripts();
  usePageTitle(t('calls.title'));

  useEffect(() => {
    const aborted = new AbortController();
    api.call(callRoutes.getCallHistory, { query: { page }, signal: aborted.signal }).then(
      ({ docs, hasNextPage }) => {
        setProblem(null);
        setLoaded((before) => ({
          calls: page === 1 ? docs : [...(before?.calls ?? []), ...docs],
          hasNextPage,
        }));
      },
      (error: unknown) => {
        if (!aborted.signal.aborted) setProblem(error);
      },
    );
    return () => aborted.abort();
  }, [page, round]);

  return (
    <main className={styles.page}>
      <CallsHeader />
      {loaded === null && problem === null && <Skeleton height="20rem" />}
      {loaded?.calls.length === 0 && (
        <div className={styles.empty}>
          <h2>{t('calls.empty')}</h2>
          <p>{t('calls.emptyText')}</p>
        </div>
      )}
      {loaded && loaded.calls.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('calls.visitor')}</th>
              <th scope="col">{t('calls.portal')}</th>
              <th scope="col">{t('calls.when')}</th>
              <th scope="col" className={styles.number}>
                {t('calls.waited')}
              </th>
              <th scope="col" className={styles.number}>
                {t('calls.duration')}
              </th>
              <th scope="col">{t('calls.rating')}</th>
            </tr>
          </thead>
          <tbody>
            {loaded.calls.map((call) => (
              <CallRow
                key={call._id}
                call={call}
                memberId={profile._id}
                recordings={recordings.get(call._id)}
                hasTranscript={transcripts.has(call._id)}
              />
            ))}
          </tbody>
        </table>
      )}
      {problem !== null && (
        <LoadFailure
          text={t('calls.loadFailed')}
          failure={problem}
          again={() => setRound((present) => present + 1)}
        />
      )}
      {loaded?.hasNextPage && problem === null && (
        <Button onClick={() => setPage((present) => present + 1)}>{t('calls.older')}</Button>
      )}
    </main>
  );
}
