import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';

import { PrintHead } from '../call-statistics/PrintHead.js';
import { ReportFilters } from '../call-statistics/ReportFilters.js';
import { isComplete, useReportParams } from '../call-statistics/reportParams.js';
import { formatClockIn, formatDate } from '#i18n/format.js';
import { FailureAlert } from '#layout/FailureAlert.js';
import { FigureTable } from '#layout/FigureTable.js';
import { errorText } from '#layout/errorText.js';
import { AgentTotals } from './AgentTotals.js';
import { AgentTimeline } from './AgentTimeline.js';
import { useAgentDays, type AgentDays } from './useAgentTime.js';
import { useTimeColumns } from './useTimeColumns.js';

type Day = AgentDays['days'][number];

/** How one agent spent each day of a range, and what was when on one of them. */
export function AgentReport() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const label = (name: string) => translate(`agentStatistics.${name}`);
  const [params, change] = useReportParams();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useAgentDays(id, params);
  const columns = useTimeColumns<Day>(data?.days);
  const isAsked = isComplete(params);
  const { timeZone } = params;
  const chosen = data?.days.find(({ day }) => day === search.get('day')) ?? data?.days.at(-1);
  const choose = (day: string) =>
    setSearch(
      (before) =>
        new URLSearchParams([...before].filter(([name]) => name !== 'day').concat([['day', day]])),
      {
        replace: true,
      },
    );
  const clock = (at: string) => formatClockIn(at, timeZone, locale);
  return (
    <>
      <Title
        title={data?.name ?? translate('resources.agentStatistics.name', { smart_count: 2 })}
      />
      <PrintHead title={data?.name ?? ''} params={params} />
      <ReportFilters params={params} onChange={change} only="days" />
      {isAsked && error !== null && (
        <FailureAlert
          text={errorText(error) ?? translate('callStatistics.failed')}
          retry={refetch}
          sx={{ mt: 2 }}
        />
      )}
      {isAsked && error === null && data === undefined && (
        <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />
      )}
      {isAsked && error === null && data !== undefined && (
        <Box sx={{ display: 'grid', gap: 2, mt: 2, '& > *': { minWidth: 0 } }}>
          {data.days.length > 0 && <AgentTotals time={data.total} />}
          <FigureTable
            title={label('days')}
            empty={label('noneOfOne')}
            fileName="agent-days.csv"
            rows={data.days}
            keyOf={({ day }) => day}
            columns={[
              {
                label: label('day'),
                text: ({ day }) => formatDate(day, locale),
                shown: ({ day }) => (
                  <Button
                    size="small"
                    aria-pressed={day === chosen?.day}
                    onClick={() => choose(day)}
                    sx={{ ml: -1.5, fontWeight: day === chosen?.day ? 800 : 600 }}
                  >
                    {formatDate(day, locale)}
                  </Button>
                ),
              },
              { label: label('from'), numeric: true, text: ({ first }) => clock(first) },
              { label: label('to'), numeric: true, text: ({ last }) => clock(last) },
              ...columns,
            ]}
          />
          {chosen && <AgentTimeline {...{ id, timeZone }} day={chosen.day} />}
        </Box>
      )}
    </>
  );
}
