import Link from '@mui/material/Link';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { formatDuration } from '#i18n/duration.js';
import { formatDate } from '#i18n/format.js';
import { FigureTable } from '#layout/FigureTable.js';
import { callsHref } from './callsHref.js';
import { searchOf, type ReportParams } from './reportParams.js';
import { useFigureColumns } from './useFigureColumns.js';
import type { CallReport } from './useReport.js';

const WAITS = ['rang', 'served', 'abandoned', 'inTime', 'medianWait', 'p90Wait', 'longestWait'];
const CALLS = ['averageCall', 'totalCall', 'rating'];

interface TablesProps {
  readonly report: CallReport;
  readonly params: ReportParams;
  /** The filter of the list of calls for those that were counted. */
  readonly filter: Readonly<Record<string, unknown>>;
}

/** The days, portals, agents and origins of calls in tables; each number leads to its calls. */
export function ReportTables({ report, params, filter }: TablesProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(`callStatistics.${name}`);
  const level = Number(params.level);
  const empty = label('none');
  const link = (to: string, text: string) => (
    <Link component={RouterLink} to={to}>
      {text}
    </Link>
  );
  const [locale] = useLocaleState();
  const days = useFigureColumns<CallReport['days'][number]>(
    [...WAITS, 'averageCall'],
    level,
    ({ from, to }) => ({ ...filter, from, to }),
  );
  const portals = useFigureColumns<CallReport['portals'][number]>(
    [...WAITS, ...CALLS],
    level,
    ({ queueId }) => ({ ...filter, queueId }),
  );
  const agents = useFigureColumns<CallReport['agents'][number]>(
    ['served', ...CALLS],
    level,
    ({ agentId }) => ({ ...filter, agentId }),
  );
  return (
    <>
      <FigureTable
        title={label('byDayTable')}
        {...{ empty, fileName: 'calls-by-day.csv' }}
        rows={report.days.filter(({ rang }) => rang > 0)}
        keyOf={({ day }) => day}
        columns={[{ label: label('day'), text: ({ day }) => formatDate(day, locale) }, ...days]}
      />
      {params.queueId === '' && (
        <FigureTable
          title={label('portals')}
          {...{ empty, fileName: 'calls-by-portal.csv' }}
          rows={report.portals.toSorted((a, b) => b.rang - a.rang)}
          keyOf={({ queueId }) => queueId}
          columns={[
            {
              label: label('portal'),
              text: ({ name }) => name,
              shown: ({ queueId, name }) =>
                link(`?${searchOf({ ...params, queueId }).toString()}`, name),
            },
            ...portals,
          ]}
        />
      )}
      <FigureTable
        title={label('agents')}
        {...{ empty, fileName: 'calls-by-agent.csv' }}
        rows={report.agents.toSorted((a, b) => b.served - a.served)}
        keyOf={({ agentId }) => agentId}
        columns={[
          {
            label: label('agent'),
            text: ({ name }) => name ?? label('formerAgent'),
            shown: ({ agentId, name }) =>
              link(
                `/agentStatistics/${agentId}/show?${searchOf(params).toString()}`,
                name ?? label('formerAgent'),
              ),
          },
          ...agents,
          {
            label: label('column.unanswered'),
            numeric: true,
            text: ({ unanswered }) => String(unanswered),
            shown: ({ agentId, unanswered }) =>
              link(callsHref({ ...filter, missedBy: agentId }), String(unanswered)),
          },
        ]}
      />
      {params.queueId === '' && (
        <FigureTable
          title={label('origins')}
          {...{ empty, fileName: 'calls-by-origin.csv' }}
          rows={report.origins}
          keyOf={({ type }) => type}
          columns={[
            { label: label('origin'), text: ({ type }) => label(`type.${type}`) },
            {
              label: label('calls'),
              numeric: true,
              text: ({ served }) => String(served),
              shown: ({ type, served }) =>
                link(callsHref({ ...filter, type, outcome: 'served' }), String(served)),
            },
            {
              label: label('figure.averageCall'),
              numeric: true,
              text: ({ lasted }) => formatDuration(lasted && lasted.totalMs / lasted.number),
            },
            {
              label: label('figure.totalCall'),
              numeric: true,
              text: ({ lasted }) => formatDuration(lasted?.totalMs),
            },
          ]}
        />
      )}
    </>
  );
}
