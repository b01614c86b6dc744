import type { CallRecord } from '@foyer/contracts/calls';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { formatDuration } from '../i18n/duration.js';
import { formatDecimalFigure } from '../i18n/format.js';
import { memberFigures } from '../identity/members/memberFigures.js';
import { startOfOwnDay, todayIn } from '../layout/today.js';
import { callsPath } from './callsPath.js';
import { HomeSection } from './HomeSection.js';
import { LIVE } from './live.js';

const MANY = 1000;

/** The figures of today's calls; every figure leads to its calls. */
export function TodayFigures() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const from = startOfOwnDay(todayIn([]));
  const list = useGetList<CallRecord & { id: string }>(
    'calls',
    {
      pagination: { page: 1, perPage: MANY },
      sort: { field: 'rangAt', order: 'DESC' },
      filter: { from },
    },
    LIVE,
  );
  const { data = [], total = 0 } = list;
  const { waitedMs, averageMs, rating } = memberFigures(data);
  const count = (state: CallRecord['state']) =>
    String(data.filter((call) => call.state === state).length);
  const shown: [string, string, Readonly<Record<string, string>>][] = [
    ['calls', String(total), { from }],
    ['missed', count('missed'), { from, state: 'missed' }],
    ['inCall', count('inCall'), { from, state: 'inCall' }],
    ['waitedMs', formatDuration(waitedMs), { from }],
    ['averageMs', formatDuration(averageMs), { from, state: 'ended' }],
    ['rating', rating === null ? '–' : formatDecimalFigure(rating, locale), { from }],
  ];
  return (
    <HomeSection title="home.today.title" loaded={list}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
        }}
      >
        {shown.map(([name, value, filter]) => (
          <Box key={name}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
              {translate(`home.today.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: 28, fontWeight: 600 }}>
              <Link
                component={RouterLink}
                to={callsPath(filter)}
                color="inherit"
                underline="hover"
                aria-label={`${translate(`home.today.${name}`)}: ${value}`}
              >
                {value}
              </Link>
            </Box>
          </Box>
        ))}
      </Box>
    </HomeSection>
  );
}
