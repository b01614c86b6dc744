import { expect, test } from '@jest/globals';

import { ratingFigures, type Rated } from './rating-figures.js';

const stars = (rating: number, comment: string | null = null): Rated => ({
  ratingType: 'stars',
  rating,
  comment,
});

test('ratings add up by how visitors were asked', () => {
  expect(
    ratingFigures([
      stars(5),
      stars(2, 'Slow'),
      stars(0),
      { ratingType: 'thumbs', rating: 5, comment: null },
      { ratingType: 'text', rating: null, comment: 'Thanks' },
    ]),
  ).toEqual([
    {
      ratingType: 'stars',
      number: 3,
      average: 7 / 3,
      distribution: [1, 0, 1, 0, 0, 1],
      comments: 1,
    },
    { ratingType: 'thumbs', number: 1, average: 5, distribution: [0, 0, 0, 0, 0, 1], comments: 0 },
    { ratingType: 'text', number: 1, average: null, distribution: [0, 0, 0, 0, 0, 0], comments: 1 },
  ]);
});

test('calls without a rating do not count', () =>
  expect(ratingFigures([{ ratingType: null, rating: null, comment: null }])).toEqual([]));
