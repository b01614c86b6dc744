import type { AgentState } from '@foyer/contracts/visits';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { amber, blue, brown, cyan, green, grey, purple, red } from '@mui/material/colors';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';

import { formatDuration } from '#i18n/duration.js';
import { formatClockIn, formatDate } from '#i18n/format.js';
import { FailureAlert } from '#layout/FailureAlert.js';
import { FigureTable } from '#layout/FigureTable.js';
import { useAgentTimeline, type AgentTimelineView } from './useAgentTime.js';
import { STATES } from './useTimeColumns.js';

/** Fixed, so that no colour of the company makes two states look the same. */
const COLOURS: Readonly<Record<AgentState, string>> = {
  free: green[600],
  offered: purple[400],
  inCall: blue[600],
  wrapUp: cyan[500],
  busy: brown[400],
  break: amber[700],
  notResponding: red[700],
  connectionLost: red[300],
  offline: grey[500],
};

/** The states of an agent from midnight to midnight: a band, and the same in a table. */
export function AgentTimeline(props: { id: string; day: string; timeZone: string }) {
  const { id, day, timeZone } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, error, refetch } = useAgentTimeline(id, day, timeZone);
  const label = (name: string) => translate(`agentStatistics.${name}`);
  if (error !== null) return <FailureAlert text={label('timelineFailed')} retry={refetch} />;
  if (data === undefined) return <Skeleton variant="rounded" height={160} />;
  const title = translate('agentStatistics.timeline', { day: formatDate(day, locale) });
  const clock = (at: string) => formatClockIn(at, timeZone, locale);
  const lengthOf = ({ from, to }: { from: string; to: string }) =>
    Date.parse(to) - Date.parse(from);
  return (
    <>
      <Band title={title} view={data} clock={(at) => clock(at).slice(0, 5)} />
      <FigureTable
        title={label('details')}
        empty={label('noneOfOne')}
        fileName={`timeline-${day}.csv`}
        rows={data.stretches}
        keyOf={({ from }) => from}
        columns={[
          { label: label('from'), text: ({ from }) => clock(from) },
          { label: label('to'), text: ({ to }) => clock(to) },
          {
            label: label('state'),
            text: ({ state, breakKind }) =>
              translate(breakKind ? `lines.break.${breakKind}` : `lines.state.${state}`),
          },
          {
            label: label('length'),
            numeric: true,
            text: (one) => formatDuration(lengthOf(one)),
          },
        ]}
      />
    </>
  );
}

function Band(props: { title: string; view: AgentTimelineView; clock: (at: string) => string }) {
  const { title, view, clock } = props;
  const translate = useTranslate();
  const start = Date.parse(view.from);
  const length = Date.parse(view.to) + 1 - start;
  const share = (ms: number) => `${(ms / length) * 100}%`;
  const seen = STATES.filter((state) => view.stretches.some((one) => one.state === state));
  const hours = Array.from({ length: 5 }, (_, index) => start + (length * index) / 4);
  return (
    <Card component="section" aria-label={title} sx={{ p: 3 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {title}
      </Typography>
      <Box
        aria-hidden="true"
        sx={{
          position: 'relative',
          height: 40,
          bgcolor: 'action.hover',
          borderRadius: 1,
          overflow: 'hidden',
          printColorAdjust: 'exact',
        }}
      >
        {view.stretches.map(({ from, to, state }) => (
          <Box
            key={from}
            title={`${translate(`lines.state.${state}`)} ${clock(from)}–${clock(to)}`}
            sx={{
              position: 'absolute',
              top: 0,
              bottom: 0,
              left: share(Date.parse(from) - start),
              width: share(Date.parse(to) - Date.parse(from)),
              minWidth: '1px',
              bgcolor: COLOURS[state],
            }}
          />
        ))}
      </Box>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', justifyContent: 'space-between', fontSize: 12, mt: 0.5 }}
      >
        {hours.map((at, index) => (
          <span key={at}>{index === 4 ? '24:00' : clock(new Date(at).toISOString())}</span>
        ))}
      </Box>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', p: 0, m: 0, mt: 1.5 }}
      >
        {seen.map((state) => (
          <Box component="li" key={state} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box
              aria-hidden="true"
              sx={{
                width: 14,
                height: 14,
                borderRadius: 0.5,
                bgcolor: COLOURS[state],
                printColorAdjust: 'exact',
              }}
            />
            {translate(`lines.state.${state}`)}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
