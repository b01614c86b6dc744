import type { Reconciliation } from '@foyer/contracts/payments';
import Card from '@mui/material/Card';
import { Show, useLocaleState, useRecordContext } from 'react-admin';

import { formatExactMoment } from '#i18n/format.js';
import { ComparisonTable } from './ComparisonTable.js';
import { DifferenceList } from './DifferenceList.js';
import { ReconciliationSummary } from './ReconciliationSummary.js';

type Record = Reconciliation & { readonly id: string };

function ClosingTitle() {
  const closing = useRecordContext<Record>();
  const [locale] = useLocaleState();
  if (closing === undefined) return null;
  return <>{`${closing.deviceName} · ${formatExactMoment(closing.startedAt, locale)}`}</>;
}

/** While the terminal is working, a closing changes without an action here. */
const REFETCH_MS = 3_000;

/** One closing: what is different first, then all that was compared. */
export function ReconciliationShow() {
  return (
    <Show<Record>
      title={<ClosingTitle />}
      component="div"
      actions={false}
      queryOptions={{
        refetchInterval: ({ state: { data } }) =>
          data?.status === 'pending' || data?.status === 'in_progress' ? REFETCH_MS : false,
      }}
    >
      <Card sx={{ p: 3, mt: 2 }}>
        <ReconciliationSummary />
      </Card>
      <DifferenceList />
      <Card sx={{ p: 3, mt: 2 }}>
        <ComparisonTable />
      </Card>
    </Show>
  );
}
