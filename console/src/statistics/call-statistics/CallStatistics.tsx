import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Title, useTranslate } from 'react-admin';

import { daysBefore } from '#layout/dayRange.js';
import { FailureAlert } from '#layout/FailureAlert.js';
import { errorText } from '#layout/errorText.js';
import { BusyHours } from './BusyHours.js';
import { CallsByDay } from './CallsByDay.js';
import { FigureTiles } from './FigureTiles.js';
import { PrintHead } from './PrintHead.js';
import { ReportFilters } from './ReportFilters.js';
import { ReportTables } from './ReportTables.js';
import { isComplete, useReportParams } from './reportParams.js';
import { SaveCallTable } from './SaveCallTable.js';
import { useReport, useReportBefore } from './useReport.js';

/** The results of calls within a range of at most three months, of all portals or of one. */
export function CallStatistics() {
  const translate = useTranslate();
  const [params, change] = useReportParams();
  const { data: report, error, refetch } = useReport(params);
  const before = useReportBefore(params);
  const isAsked = isComplete(params);
  const { queueId } = params;
  const filter = { type: 'queue', from: report?.from, to: report?.to, queueId };
  const shared = { report, params, filter };
  return (
    <>
      <Title title={translate('resources.callStatistics.name', { smart_count: 2 })} />
      <PrintHead
        title={translate('resources.callStatistics.name', { smart_count: 2 })}
        params={params}
        of={report?.portals.find((one) => one.queueId === queueId)?.name}
      />
      <ReportFilters params={params} onChange={change}>
        <SaveCallTable params={params} />
      </ReportFilters>
      {isAsked && error !== null && (
        <FailureAlert
          text={errorText(error) ?? translate('callStatistics.failed')}
          retry={refetch}
          sx={{ mt: 2 }}
        />
      )}
      {isAsked && error === null && report === undefined && (
        <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />
      )}
      {isAsked && error === null && report !== undefined && (
        <Box sx={{ display: 'grid', gap: 2, mt: 2, '& > *': { minWidth: 0 } }}>
          {report.total.rang === 0 ? (
            <Card sx={{ p: 3 }}>
              <Typography>{translate('callStatistics.none')}</Typography>
            </Card>
          ) : (
            <>
              <FigureTiles
                total={report.total}
                rangeBefore={daysBefore(params.range)}
                before={before.data?.total}
                levelSeconds={Number(params.level)}
                filter={filter}
              />
              <CallsByDay days={report.days} />
              <BusyHours hours={report.hours} filter={{ type: 'queue', queueId }} />
            </>
          )}
          {(report.total.rang > 0 || report.origins.length > 0) && (
            <ReportTables {...shared} report={report} />
          )}
        </Box>
      )}
    </>
  );
}
