import '#testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { RatingScale } from './RatingScale.js';

afterEach(cleanup);

describe('a rating by keys', () => {
  it.each([
    ['{ArrowRight}{ArrowRight}', ' ', 3],
    ['{ArrowDown}{ArrowRight}{ArrowUp}', ' ', 2],
    ['{ArrowLeft}', '{Enter}', 5],
    ['', '{Enter}', 1],
    ['', ' ', 1],
  ])(
    'goes along the choices by arrows (%s), and is given by the key "%s"',
    async (keys, key, rating) => {
      const given: number[] = [];
      render(<RatingScale type="stars" rating={null} onRate={(value) => given.push(value)} />);
      await userEvent.tab();
      if (keys !== '') await userEvent.keyboard(keys);
      expect(given).toEqual([]);
      await userEvent.keyboard(key);
      expect(given).toEqual([rating]);
      expect(screen.getAllByRole('radio').indexOf(document.activeElement as HTMLElement)).toBe(
        rating - 1,
      );
    },
  );
});
