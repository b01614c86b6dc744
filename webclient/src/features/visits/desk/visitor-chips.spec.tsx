import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import type { Arrival } from '@foyer/contracts/visits';
import { cleanup, render, screen } from '@testing-library/react';

import { VisitorChips } from './VisitorChips.js';

afterEach(cleanup);

const plain: Arrival = {
  ...{ device: null, onPhone: false, language: 'en', missing: [] },
  ...{ verified: false, earlierVisits: 0 },
};
const chipsOf = (arrival: Partial<Arrival>) => {
  render(<VisitorChips {...plain} {...arrival} />);
  const chips = screen.queryByTestId('visitor-chips')?.children ?? [];
  return [...chips].map(({ textContent }) => textContent);
};

it.each([
  [{}, []],
  [{ onPhone: true }, ['Phone']],
  [{ device: { deviceId: 'k', name: null } }, ['Kiosk']],
  [{ language: 'de' as const }, ['Speaks German']],
  [{ missing: ['camera' as const] }, ['No camera']],
  [{ verified: true }, ['Number verified']],
  [{ verified: true, earlierVisits: 1 }, ['Number verified', '1 earlier visit']],
  [{ earlierVisits: 7 }, ['7 earlier visits']],
])('tells an agent who comes: %j', (arrival, chips) => {
  expect(chipsOf(arrival)).toEqual(chips);
});
