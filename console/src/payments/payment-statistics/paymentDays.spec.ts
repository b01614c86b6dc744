import { expect, test } from '@jest/globals';

import { paymentDays } from './paymentDays.js';
import type { PaymentFigure } from './useStatistics.js';

const figure = (day: string, fields: Partial<PaymentFigure> = {}): PaymentFigure => ({
  day,
  deviceId: '1',
  deviceName: 'Front desk',
  currency: 'EUR',
  status: 'success',
  reversed: false,
  number: 1,
  amount: 1250,
  href: '/transactions',
  ...fields,
});

test('days hold what was taken and kept, by currency', () => {
  const days = paymentDays([
    figure('2026-03-05'),
    figure('2026-03-04', { number: 2, amount: 3000 }),
    figure('2026-03-04', { deviceId: '2', amount: 100 }),
    figure('2026-03-04', { reversed: true }),
    figure('2026-03-04', { status: 'failed' }),
    figure('2026-03-04', { currency: 'USD' }),
  ]);
  expect([...days]).toEqual([
    [
      'EUR',
      [
        { day: '2026-03-04', number: 3, amount: 3100 },
        { day: '2026-03-05', number: 1, amount: 1250 },
      ],
    ],
    ['USD', [{ day: '2026-03-04', number: 1, amount: 1250 }]],
  ]);
});
