import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { TablePage } from '#app/queries/TablePage.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { useOwnTranscripts } from '../smart-meet/useOwnTranscripts.js';
import { useOwnRecordings } from '../recordings/useOwnRecordings.js';
import { callQueries } from './call-queries.js';
import { CallRow } from './CallRow.js';
import { CallsHeader } from './CallsHeader.js';
import styles from './CallsPage.module.css';

/** The calls of a member, newest first. */
export function CallsPage() {
  const { t } = useTranslation();
  const { profile } = useStaff();
  const calls = useInfiniteQuery(callQueries.withVisitors());
  const recordings = useOwnRecordings();
  const transcripts = useOwnTranscripts();
  usePageTitle(t('calls.title'));
  return (
    <TablePage
      list={calls}
      look={styles.table}
      columns={[
        { text: t('calls.visitor') },
        { text: t('calls.portal') },
        { text: t('calls.when') },
        { text: t('calls.waited'), isFigure: true },
        { text: t('calls.duration'), isFigure: true },
        { text: t('calls.rating') },
      ]}
      row={(call) => (
        <CallRow
          key={call._id}
          call={call}
          memberId={profile._id}
          recordings={recordings.get(call._id)}
          hasTranscript={transcripts.has(call._id)}
        />
      )}
      empty={{ title: t('calls.empty'), text: t('calls.emptyText') }}
      failed={t('calls.loadFailed')}
      older={t('calls.older')}
    >
      <CallsHeader />
    </TablePage>
  );
}
