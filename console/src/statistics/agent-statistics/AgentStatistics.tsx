import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { callsHref } from '../call-statistics/callsHref.js';
import { PrintHead } from '../call-statistics/PrintHead.js';
import { ReportFilters } from '../call-statistics/ReportFilters.js';
import { isComplete, searchOf, useReportParams } from '../call-statistics/reportParams.js';
import { useReport } from '../call-statistics/useReport.js';
import { FailureAlert } from '#layout/FailureAlert.js';
import { FigureTable } from '#layout/FigureTable.js';
import { errorText } from '#layout/errorText.js';
import { useAgents } from './useAgentTime.js';
import { useTimeColumns } from './useTimeColumns.js';

type Agent = NonNullable<ReturnType<typeof useAgents>['data']>['agents'][number];

/** How all agents spent their time at work, and how many visitors they served. */
export function AgentStatistics() {
  const translate = useTranslate();
  const label = (name: string) => translate(`agentStatistics.${name}`);
  const [params, change] = useReportParams();
  const time = useAgents(params);
  const calls = useReport({ ...params, queueId: '' });
  const columns = useTimeColumns<Agent>(time.data?.agents);
  const isAsked = isComplete(params);
  const error = time.error ?? calls.error;
  const rows = time.data?.agents.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''));
  const figure = (name: 'served' | 'unanswered', filter: (id: string) => object) => {
    const of = ({ memberId }: Agent) =>
      calls.data?.agents.find(({ agentId }) => agentId === memberId)?.[name] ?? 0;
    return {
      label: label(name),
      numeric: true,
      text: (agent: Agent) => String(of(agent)),
      shown: (agent: Agent) => (
        <Link
          component={RouterLink}
          color="inherit"
          to={callsHref({
            type: 'queue',
            from: calls.data?.from,
            to: calls.data?.to,
            ...filter(agent.memberId),
          })}
        >
          {of(agent)}
        </Link>
      ),
    };
  };
  return (
    <>
      <Title title={translate('resources.agentStatistics.name', { smart_count: 2 })} />
      <PrintHead
        title={translate('resources.agentStatistics.name', { smart_count: 2 })}
        params={params}
      />
      <ReportFilters params={params} onChange={change} only="days" />
      {isAsked && error !== null && (
        <FailureAlert
          text={errorText(error) ?? translate('callStatistics.failed')}
          retry={() => Promise.all([time.refetch(), calls.refetch()])}
          sx={{ mt: 2 }}
        />
      )}
      {isAsked && error === null && (rows === undefined || calls.data === undefined) && (
        <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />
      )}
      {isAsked && error === null && rows !== undefined && calls.data !== undefined && (
        <Box sx={{ display: 'grid', gap: 2, mt: 2, '& > *': { minWidth: 0 } }}>
          <FigureTable
            title={label('agents')}
            empty={label('none')}
            fileName="agents.csv"
            rows={rows}
            keyOf={({ memberId }) => memberId}
            columns={[
              {
                label: label('agent'),
                text: ({ name }) => name ?? translate('callStatistics.formerAgent'),
                shown: ({ memberId, name }) => (
                  <Link
                    component={RouterLink}
                    to={`/agentStatistics/${memberId}/show?${searchOf(params).toString()}`}
                  >
                    {name ?? translate('callStatistics.formerAgent')}
                  </Link>
                ),
              },
              figure('served', (agentId) => ({ agentId, outcome: 'served' })),
              figure('unanswered', (missedBy) => ({ missedBy })),
              ...columns,
            ]}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label('workedHint')}
          </Typography>
        </Box>
      )}
    </>
  );
}
