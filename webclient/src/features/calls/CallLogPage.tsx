import { callLogSurface, type CallLogEntry } from '@foyer/contracts/calls';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { debug } from '../../debug.js';
import { loadAgain } from '#app/queries/load-again.js';
import { TablePage } from '#app/queries/TablePage.js';
import { useAddressed } from '#app/useAddressed.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { useOwnTranscripts } from '../smart-meet/useOwnTranscripts.js';
import { useOwnRecordings } from '../recordings/useOwnRecordings.js';
import { callQueries } from './call-queries.js';
import { CallLogFilters, KINDS, noFilter, TYPES } from './CallLogFilters.js';
import { CallLogRow } from './CallLogRow.js';
import { CallsHeader } from './CallsHeader.js';
import styles from './CallsPage.module.css';
import { useCallLogChanges } from './useCallLogChanges.js';

/**
 * Lists each call of the member with its result, newest first. Missed calls that are shown have
 * been seen.
 */
export function CallLogPage() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [filter, setFilter] = useAddressed(noFilter, {
    kind: ['', ...KINDS],
    type: ['', ...TYPES],
  });
  usePageTitle(t('calls.log.title'));
  const log = useInfiniteQuery(callQueries.log(filter));
  useCallLogChanges(() => void loadAgain(queries, callQueries.logs));
  const recordings = useOwnRecordings();
  const transcripts = useOwnTranscripts();
  const fresh = useSeen(log.data);
  const isFiltered = filter.kind !== '' || filter.type !== '';
  return (
    <TablePage
      list={log}
      look={styles.table}
      columns={[
        { text: t('calls.log.with') },
        { text: t('calls.log.kind') },
        { text: t('calls.when') },
        { text: t('calls.duration'), isFigure: true },
        { text: t('calls.log.action') },
      ]}
      row={(entry) => (
        <CallLogRow
          key={entry._id}
          entry={entry}
          isNew={fresh.has(entry._id)}
          recordings={recordings.get(entry.callDetailId)}
          hasTranscript={transcripts.has(entry.callDetailId)}
        />
      )}
      empty={{
        title: t(isFiltered ? 'calls.log.none' : 'calls.empty'),
        text: t(isFiltered ? 'calls.log.noneText' : 'calls.log.emptyText'),
      }}
      failed={t('calls.loadFailed')}
      older={t('calls.older')}
    >
      <CallsHeader />
      <CallLogFilters filter={filter} onChange={setFilter} />
    </TablePage>
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
