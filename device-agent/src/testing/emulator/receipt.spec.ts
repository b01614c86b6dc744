import { describe, expect, it } from '@jest/globals';

import type { EmulatedResult } from './emulated-request.js';
import { cashierText, receipt } from './receipt.js';

const entry = {
  kind: 'payment',
  stan: '000001',
  receiptNumber: '0001',
  terminalId: '52500038',
  timeStamp: '2026-03-02T09:00:00',
  amount: 1250,
  currency: 'EUR',
  circuit: 'girocard',
  cardNumber: '6799998900000060018',
  originalStan: null,
  requestId: null,
} as const;
const paid: EmulatedResult = {
  ...{ kind: 'payment', requestId: null, outcome: 'approved', entry, stan: '000001', totals: [] },
};
const total = { circuit: 'girocard', currency: 'EUR', number: 8, amount: 33_800 };
const closed: EmulatedResult = { ...paid, kind: 'closure', entry: null, totals: [total] };

describe('what a terminal prints', () => {
  it('is German where it was set up in German', () => {
    expect(cashierText('de', 'payment')).toBe('Karte bitte');
    expect(receipt('de', 'customer', paid)).toEqual([
      '* * Kundenbeleg * *',
      'Zahlung',
      'TA-NR 000001',
      'Karte 6799998900000060018',
      'BETRAG EUR 12,50',
      'Erfolgt',
    ]);
    expect(receipt('de', 'merchant', closed)).toContain('girocard 8 x 338,00');
  });

  it('is English where it was set up in English', () => {
    expect(cashierText('en', 'closure')).toBe('End of day');
    expect(receipt('en', 'customer', { ...paid, outcome: 'declined' })).toEqual([
      '* * Customer receipt * *',
      'Payment',
      'TRACE NO. 000001',
      'Card 6799998900000060018',
      'AMOUNT EUR 12.50',
      'Declined',
    ]);
    expect(receipt('en', 'merchant', closed)).toContain('girocard 8 x 338.00');
  });
});
