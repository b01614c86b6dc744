import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';

import { PageBar } from './PageBar.js';

afterEach(cleanup);

const nothing = () => undefined;
const bar = (count: number | null) => {
  render(<PageBar number={1} count={count} mayAdd={false} onTurn={nothing} onZoom={nothing} />);
  return {
    said: screen.getByTestId('board-page').textContent,
    isLast: screen.getByTestId<HTMLButtonElement>('board-next').disabled,
  };
};

it('says no number of pages before the document is loaded', () => {
  expect(bar(null)).toEqual({ said: '', isLast: true });
});

it('says how many pages there are', () => {
  expect(bar(3)).toEqual({ said: 'Page 1 of 3', isLast: false });
});
