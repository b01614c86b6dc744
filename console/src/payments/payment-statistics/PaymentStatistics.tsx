import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Title, useTranslate } from 'react-admin';

import { DayRangeFields } from '#layout/DayRangeFields.js';
import { FailureAlert } from '#layout/FailureAlert.js';
import { errorText } from '#layout/errorText.js';
import { ClosingTable } from './ClosingTable.js';
import { rangeProblem } from '#layout/dayRange.js';
import { PaymentCharts } from './PaymentCharts.js';
import { PaymentTable } from './PaymentTable.js';
import { useDays } from './useDays.js';
import { useStatistics } from './useStatistics.js';

/** Figures of payments and closings within a range of at most three months. */
export function PaymentStatistics() {
  const translate = useTranslate();
  const [range, setRange] = useDays();
  const problem = range && rangeProblem(range);
  const { data, error, refetch } = useStatistics(problem === undefined ? range : undefined);
  return (
    <>
      <Title title={translate('resources.paymentStatistics.name', { smart_count: 2 })} />
      <Card sx={{ p: 3, mt: 2, display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {range && <DayRangeFields range={range} onChange={setRange} />}
      </Card>
      {problem === undefined && error !== null && (
        <FailureAlert
          text={errorText(error) ?? translate('paymentStatistics.failed')}
          retry={refetch}
          sx={{ mt: 2 }}
        />
      )}
      {problem === undefined && error === null && data === undefined && (
        <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />
      )}
      {problem === undefined && data !== undefined && (
        <Box sx={{ display: 'grid', gap: 2, mt: 2, '& > *': { minWidth: 0 } }}>
          <PaymentCharts figures={data.payments} />
          <PaymentTable figures={data.payments} />
          <ClosingTable closings={data.reconciliations} />
        </Box>
      )}
    </>
  );
}
