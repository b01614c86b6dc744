import { callLogSurface, type CallLogEntry } from '@foyer/contracts/calls';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { debug } from '../../debug.js';
import { LoadFailure } from '#app/LoadFailure.js';
import { useLoaded } from '#app/useLoaded.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { Skeleton } from '#design/Skeleton.js';
import { useOwnTranscripts } from '../smart-meet/useOwnTranscripts.js';
import { useOwnRecordings } from '../recordings/useOwnRecordings.js';
import { CallLogFilters, type CallLogFilter } from './CallLogFilters.js';
import { CallLogRow } from './CallLogRow.js';
import { CallsHeader } from './CallsHeader.js';
import styles from './CallsPage.module.css';
import { useCallLogChanges } from './useCallLogChanges.js';

const PAGE = 25;

/**
 * Lists each call of the member with its result, newest first. Missed calls that are shown have
 * been seen.
 */
export function CallLogPage() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<CallLogFilter>({});
  const [pages, setPages] = useState(1);
  usePageTitle(t('calls.log.title'));
  const { value, failure, again } = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        api.call(callLogSurface.getCallLog, {
          query: { ...filter, limit: Math.min(PAGE * pages, 999) },
          signal,
        }),
      [filter, pages],
    ),
  );
  useCallLogChanges(again);
  const recordings = useOwnRecordings();
  const transcripts = useOwnTranscripts();
  const fresh = useSeen(value?.docs);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <main className={styles.page}>
      <CallsHeader />
      <CallLogFilters
        filter={filter}
        onChange={(chosen) => {
          setPages(1);
          setFilter(chosen);
        }}
      />
      {value === null && failure === null && <Skeleton height="20rem" />}
      {value?.docs.length === 0 && (
        <div className={styles.empty}>
          <h2>{t(isFiltered ? 'calls.log.none' : 'calls.empty')}</h2>
          <p>{t(isFiltered ? 'calls.log.noneText' : 'calls.log.emptyText')}</p>
        </div>
      )}
      {value && value.docs.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('calls.log.with')}</th>
              <th scope="col">{t('calls.log.kind')}</th>
              <th scope="col">{t('calls.when')}</th>
              <th scope="col" className={styles.number}>
                {t('calls.duration')}
              </th>
              <th scope="col">{t('calls.log.action')}</th>
            </tr>
          </thead>
          <tbody>
            {value.docs.map((entry) => (
              <CallLogRow
                key={entry._id}
                entry={entry}
                isNew={fresh.has(entry._id)}
                recordings={recordings.get(entry.callDetailId)}
                hasTranscript={transcripts.has(entry.callDetailId)}
              />
            ))}
          </tbody>
        </table>
      )}
      {failure !== null && (
        <LoadFailure text={t('calls.loadFailed')} failure={failure} again={again} />
      )}
      {value?.hasNextPage && failure === null && (
        <Button onClick={() => setPages((present) => present + 1)}>{t('calls.older')}</Button>
      )}
    </main>
  );
}

/**
 * Says once of each missed call that it was shown, so that it is new no longer.
 * @returns Those that were new when this page showed them first: their mark stays while it is open.
 */
function useSeen(shown: readonly CallLogEntry[] | undefined): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unseen = (shown ?? []).filter(({ isSeen }) => !isSeen);
  const added = unseen.filter(({ _id }) => !fresh.has(_id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map(({ _id }) => _id)]));
  const upTo = unseen
    .flatMap(({ endedAt }) => endedAt ?? [])
    .toSorted()
    .at(-1);
  useEffect(() => {
    if (upTo === undefined) return;
    api
      .call(callLogSurface.seeMissedCalls, { body: { upTo } })
      .catch((error: unknown) => debug('calls', 'not seen', error));
  }, [upTo]);
  return fresh;
}
