import type { CallRecord } from '@foyer/contracts/calls';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { formatDuration } from '#i18n/duration.js';
import { formatDecimalFigure } from '#i18n/format.js';
import { memberFigures } from './memberFigures.js';

const CALLS = 999;

/** How much a member has answered, and how it was liked; every figure leads to its calls. */
export function MemberStatistics({ memberId }: { memberId: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, total = 0 } = useGetList<CallRecord & { id: string }>('calls', {
    pagination: { page: 1, perPage: CALLS },
    sort: { field: 'rangAt', order: 'DESC' },
    filter: { agentId: memberId },
  });
  if (data === undefined) {
    return (
      <Box sx={{ p: 3 }}>
        <Skeleton variant="rounded" height={96} />
      </Box>
    );
  }
  const figures = memberFigures(data);
  const rows = `/calls?filter=${encodeURIComponent(JSON.stringify({ agentId: memberId }))}&displayedFilters=${encodeURIComponent(JSON.stringify({ agentId: true }))}`;
  const shown = [
    ['calls', String(total)],
    ['averageMs', formatDuration(figures.averageMs)],
    ['waitedMs', formatDuration(figures.waitedMs)],
    ['rating', figures.rating === null ? '–' : formatDecimalFigure(figures.rating, locale)],
  ] as const;
  return (
    <Box sx={{ p: 3 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
        }}
      >
        {shown.map(([name, value]) => (
          <Box key={name} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
              {translate(`member.statistics.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: 28, fontWeight: 650 }}>
              {total === 0 ? (
                value
              ) : (
                <Box component={Link} to={rows} sx={{ color: 'inherit' }}>
                  {value}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {translate(total > CALLS ? 'member.statistics.newest' : 'member.statistics.all', {
          smart_count: figures.rated,
        })}
      </Typography>
    </Box>
  );
}
