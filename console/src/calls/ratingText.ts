import type { CallRecord } from '@foyer/contracts/calls';
import type { RatingType } from '@foyer/contracts/portals';

type Translate = (key: string, options?: { smart_count: number }) => string;

/** Returns the text of a rating, in the form in which it was asked for. */
export function ratingText(type: RatingType, rating: number, translate: Translate): string {
  if (type === 'stars' || type === 'text' || rating === 0) {
    return translate('call.rating.stars', { smart_count: rating });
  }
  return translate(`call.rating.${type}${rating}`);
}

/** How a visitor rated a call; a dash where there is no rating. */
export function ratingOf(call: CallRecord, translate: Translate): string {
  if (call.rating !== null) return ratingText(call.ratingType ?? 'stars', call.rating, translate);
  return call.comment === null ? '–' : translate('call.rating.words');
}
