import Card from '@mui/material/Card';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

import { formatDate } from '#i18n/format.js';
import type { CallReport } from './useReport.js';

const SHORT = { day: 'numeric', month: 'short' } as const;

/** The outcomes of visits, day by day. The table below says the same in numbers. */
export function CallsByDay({ days }: { days: CallReport['days'] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { palette } = useTheme();
  const title = translate('callStatistics.byDay');
  const bars = [
    ['served', palette.primary.main],
    ['abandoned', palette.warning.main],
    ['turnedAway', palette.text.disabled],
    ['waiting', palette.info.main],
    ['inCall', palette.success.main],
  ] as const;
  return (
    <Card component="section" aria-label={title} sx={{ p: 3 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {title}
      </Typography>
      <ResponsiveContainer width="100%" height={280}>
        <BarChart data={[...days]} accessibilityLayer>
          <CartesianGrid stroke={palette.divider} vertical={false} />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => formatDate(day, locale, SHORT)}
            stroke={palette.text.secondary}
          />
          <YAxis allowDecimals={false} stroke={palette.text.secondary} width={40} />
          <Tooltip
            cursor={{ fill: palette.action.hover }}
            labelFormatter={(day) => (typeof day === 'string' ? formatDate(day, locale) : '')}
            contentStyle={{
              background: palette.background.paper,
              borderColor: palette.divider,
              color: palette.text.primary,
            }}
          />
          <Legend
            formatter={(name) => <span style={{ color: palette.text.primary }}>{name}</span>}
          />
          {bars
            .filter(([figure]) => days.some((day) => day[figure] > 0))
            .map(([figure, fill]) => (
              <Bar
                key={figure}
                dataKey={figure}
                name={translate(`callStatistics.figure.${figure}`)}
                stackId="visitors"
                fill={fill}
                isAnimationActive={false}
              />
            ))}
        </BarChart>
      </ResponsiveContainer>
    </Card>
  );
}
