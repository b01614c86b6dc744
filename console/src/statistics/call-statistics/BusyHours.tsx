import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { formatDate } from '#i18n/format.js';
import { callsHref } from './callsHref.js';
import type { CallReport } from './useReport.js';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday, to name weekdays by. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** In which hours of the week visitors ring: a table, the darker the more. */
export function BusyHours(props: {
  hours: CallReport['hours'];
  filter: Readonly<Record<string, unknown>>;
}) {
  const { hours, filter } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const most = Math.max(1, ...hours.map(({ rang }) => rang));
  const first = Math.min(8, ...hours.map(({ hour }) => hour));
  const last = Math.max(17, ...hours.map(({ hour }) => hour));
  const columns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const named = (weekday: number, style: 'short' | 'long') =>
    formatDate(new Date(MONDAY + (weekday - 1) * DAY_MS).toISOString(), locale, { weekday: style });
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 3 }}>
      <Typography variant="h6" component="h2" id={id}>
        {translate('callStatistics.hours')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('callStatistics.hoursHint')}
      </Typography>
      <Box
        sx={{ '@media screen': { overflowX: 'auto' } }}
        tabIndex={0}
        role="group"
        aria-labelledby={id}
      >
        <Box
          component="table"
          aria-labelledby={id}
          sx={{
            borderSpacing: 3,
            minWidth: columns.length * 44 + 60,
            width: '100%',
            tableLayout: 'fixed',
            fontSize: 14,
            '& th': { color: 'text.secondary', fontWeight: 600, textAlign: 'center', p: 0 },
            '& th:first-of-type': { width: 56, textAlign: 'left' },
            '& td': { height: 40, p: 0, textAlign: 'center', borderRadius: 1 },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{translate('callStatistics.weekday')}</th>
              {columns.map((hour) => (
                <th key={hour} scope="col">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEK.map((weekday) => (
              <tr key={weekday}>
                <th scope="row" aria-label={named(weekday, 'long')}>
                  {named(weekday, 'short')}
                </th>
                {columns.map((hour) => {
                  const cell = hours.find((one) => one.weekday === weekday && one.hour === hour);
                  return (
                    <Box
                      component="td"
                      key={hour}
                      sx={{
                        bgcolor: ({ palette }) =>
                          cell
                            ? alpha(palette.primary.main, 0.08 + 0.32 * (cell.rang / most))
                            : palette.action.hover,
                        printColorAdjust: 'exact',
                      }}
                    >
                      {cell && (
                        <Link
                          component={RouterLink}
                          to={callsHref({ ...filter, within: cell.spans })}
                          color="text.primary"
                          underline="hover"
                          aria-label={translate('callStatistics.hourCell', {
                            weekday: named(weekday, 'long'),
                            hour,
                            number: cell.rang,
                          })}
                          sx={{ display: 'block', lineHeight: '40px', fontWeight: 600 }}
                        >
                          {cell.rang}
                        </Link>
                      )}
                    </Box>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Card>
  );
}
