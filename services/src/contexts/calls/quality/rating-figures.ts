import type { CallRecord, RatingFigures } from '@foyer/contracts/calls';

/** The rating of one visitor. */
export type Rated = Pick<CallRecord, 'ratingType' | 'rating' | 'comment'>;

const VALUES = [0, 1, 2, 3, 4, 5] as const;

/** Sums up ratings by rating type: ratings of two types have no common average. */
export function ratingFigures(rated: readonly Rated[]): RatingFigures[] {
  const types = new Set(rated.flatMap(({ ratingType }) => ratingType ?? []));
  return [...types].map((ratingType) => {
    const given = rated.filter((one) => one.ratingType === ratingType);
    const ratings = given.flatMap(({ rating }) => rating ?? []);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    return {
      ratingType,
      number: given.length,
      average: ratings.length === 0 ? null : sum / ratings.length,
      distribution: VALUES.map((value) => ratings.filter((rating) => rating === value).length),
      comments: given.filter(({ comment }) => comment !== null).length,
    };
  });
}
