import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

import { OneLine } from '../../layout/OneLine.js';
import type { Draft } from './draft.js';
import { hoursOn, WHOLE_DAY } from './hoursOn.js';
import { usePreview } from './usePreview.js';
import { dayAfter, daysOfMonth, monthFrom, startOfDay, toWall } from './wallTime.js';

/** A month of openings, exceptions included. */
export function OpeningCalendar({ draft }: { draft: Draft }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { timezone, exceptions } = draft;
  const [openedAt] = useState(() => new Date().toISOString());
  const today = toWall(openedAt, timezone).slice(0, 10);
  const [month, setMonth] = useState(today.slice(0, 7));
  const days = daysOfMonth(month);
  const from = startOfDay(days[0] ?? today, timezone);
  const to = startOfDay(dayAfter(days.at(-1) ?? today), timezone);
  const { data } = usePreview(draft, { at: from, from, to });
  const monthName = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-15`));
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const exceptionOn = (date: string) =>
    exceptions.find(
      ({ active, startDateTime, endDateTime }) =>
        active &&
        startDateTime < startOfDay(dayAfter(date), timezone) &&
        startOfDay(date, timezone) < endDateTime,
    );
  return (
    <Box component="section" aria-labelledby="portal-calendar" sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id="portal-calendar" variant="subtitle1" component="h3" sx={{ flex: 1 }}>
          {monthName}
        </Typography>
        <IconButton
          aria-label={translate('portal.availability.monthBefore')}
          onClick={() => setMonth(monthFrom(month, -1))}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton
          aria-label={translate('portal.availability.monthAfter')}
          onClick={() => setMonth(monthFrom(month, 1))}
        >
          <NextIcon />
        </IconButton>
      </Box>
      <Box
        role="list"
        aria-live="polite"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.5 }}
      >
        {days.slice(0, 7).map((date) => (
          <Typography
            key={date}
            role="presentation"
            variant="caption"
            sx={{ textAlign: 'center', color: 'text.secondary' }}
          >
            {weekday.format(new Date(date))}
          </Typography>
        ))}
        {days.map((date) => {
          const spans = data ? hoursOn(date, data.openings, timezone) : [];
          const hours =
            spans[0] === WHOLE_DAY ? [translate('portal.availability.wholeDay')] : spans;
          const exception = exceptionOn(date);
          return (
            <Box
              key={date}
              role="listitem"
              aria-label={[
                long.format(new Date(date)),
                hours.length > 0 ? hours.join(', ') : translate('portal.availability.closedDay'),
                exception?.name,
              ]
                .filter((part) => part !== undefined)
                .join(': ')}
              title={exception?.name}
              sx={{
                minHeight: 64,
                p: 0.5,
                border: 1,
                borderRadius: 1,
                borderColor: date === today ? 'primary.main' : 'divider',
                bgcolor: hours.length > 0 ? 'background.paper' : 'action.hover',
                color: date.startsWith(month) ? 'text.primary' : 'text.secondary',
                overflow: 'hidden',
                fontSize: 12,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              <Box sx={{ fontWeight: date === today ? 700 : 400 }}>{Number(date.slice(8))}</Box>
              {hours.map((span) => (
                <Box key={span}>{span}</Box>
              ))}
              {exception && (
                <OneLine sx={{ color: 'warning.main', font: 'inherit' }}>{exception.name}</OneLine>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
