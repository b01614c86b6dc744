import '../testing/browser-parts.js';

import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';

import { Field } from './Field.js';

afterEach(cleanup);

const show = (length: number, maxLength: number) =>
  render(<Field label="Name" value={'x'.repeat(length)} maxLength={maxLength} readOnly />);

it.each([
  { length: 71, maxLength: 80, shown: undefined },
  { length: 72, maxLength: 80, shown: '72 / 80' },
  { length: 80, maxLength: 80, shown: '80 / 80' },
  { length: 4, maxLength: 4, shown: undefined },
])('says of $length in $maxLength characters: $shown', ({ length, maxLength, shown }) => {
  show(length, maxLength);
  expect(screen.queryByRole('status')?.textContent).toBe(shown);
});
