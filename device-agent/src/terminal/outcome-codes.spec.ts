import { terminalReason } from '@foyer/contracts/payments';
import { expect, it } from '@jest/globals';

import { OUTCOME_CODES } from './payment-terminal.js';

it.each(OUTCOME_CODES)('says in a sentence of both languages why an order ended so: %s', (code) => {
  const said = ['en', 'de'].map((language) => terminalReason(code, language));
  expect(said.every((sentence) => sentence.includes(' ') && !sentence.includes(code))).toBe(true);
  expect(new Set(said).size).toBe(2);
  expect(terminalReason(`${code} Karte ungültig`, 'de')).toMatch(/ \(Karte ungültig\)$/);
});

it('leaves what is no code as it is', () => {
  expect(terminalReason('Seen by the bank', 'de')).toBe('Seen by the bank');
});
