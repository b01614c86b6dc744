import Card from '@mui/material/Card';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

import { formatAmount } from '../transactions/amount.js';
import { paymentDays } from './paymentDays.js';
import type { PaymentFigure } from './useStatistics.js';

/**
 * The payments that were taken and kept by day, a chart for each currency. The table below says the
 * same in numbers.
 */
export function PaymentCharts({ figures }: { figures: readonly PaymentFigure[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { palette } = useTheme();
  const dayOf = (day: string) =>
    new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return [...paymentDays(figures)].map(([currency, days]) => {
    const title = translate('paymentStatistics.taken', { currency });
    const amount = (minor: number) => formatAmount(minor, currency, locale);
    return (
      <Card key={currency} component="section" aria-label={title} sx={{ p: 3 }}>
        <Typography variant="h6" component="h2" gutterBottom>
          {title}
        </Typography>
        <ResponsiveContainer width="100%" height={280}>
          <BarChart data={days} accessibilityLayer>
            <CartesianGrid stroke={palette.divider} vertical={false} />
            <XAxis dataKey="day" tickFormatter={dayOf} stroke={palette.text.secondary} />
            <YAxis tickFormatter={amount} stroke={palette.text.secondary} width={90} />
            <Tooltip
              cursor={{ fill: palette.action.hover }}
              labelFormatter={(day) => (typeof day === 'string' ? dayOf(day) : '')}
              formatter={(value) => [amount(Number(value)), translate('paymentStatistics.amount')]}
              contentStyle={{
                background: palette.background.paper,
                borderColor: palette.divider,
                color: palette.text.primary,
              }}
            />
            <Bar dataKey="amount" fill={palette.primary.main} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </Card>
    );
  });
}
