import type { AgentTime } from '@foyer/contracts/statistics';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

import { formatDuration } from '#i18n/duration.js';
import { STATES } from './useTimeColumns.js';

/** The sums of an agent's time at work, with the reasons for breaks. */
export function AgentTotals({ time }: { time: AgentTime }) {
  const translate = useTranslate();
  const id = useId();
  const breaks = Object.entries(time.breaks).filter(([, ms]) => ms > 0);
  const shown: (readonly [string, number])[] = [
    [translate('agentStatistics.atWork'), time.atWorkMs],
    [translate('agentStatistics.worked'), time.workedMs],
    ...STATES.filter((state) => state !== 'break' && time.states[state] > 0).map(
      (state) => [translate(`lines.state.${state}`), time.states[state]] as const,
    ),
    ...breaks.map(([kind, ms]) => [translate(`lines.break.${kind}`), ms] as const),
  ];
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 3 }}>
      <Typography variant="h6" component="h2" id={id} gutterBottom>
        {translate('agentStatistics.totals')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        }}
      >
        {shown.map(([name, ms]) => (
          <Box key={name}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: 24, fontWeight: 650 }}>
              {formatDuration(ms)}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {translate('agentStatistics.workedHint')}
      </Typography>
    </Card>
  );
}
