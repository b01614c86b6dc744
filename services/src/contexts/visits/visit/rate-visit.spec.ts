import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { PortalAdmission, Visit } from '../streams.js';
import { admission, visit } from '../testing/happenings.js';
import { rateVisit } from './rate-visit.js';

const spec = specify({ visit: Visit, admission: PortalAdmission });
const rating = { visitId: 'ada', rating: 5, comment: 'Friendly' };
const over = [visit.opened('ada'), visit.ended('ada', 'served')];
const rated = {
  type: 'VisitRated',
  data: { ...rating, ratingType: 'stars' },
} as const;

describe('rateVisit', () => {
  test('keeps the rating, once', () => {
    spec
      .given({ visit: over, admission: admission.open() })
      .when((states) => rateVisit(states, rating))
      .then({ visit: [rated] });
    spec
      .given({ visit: [...over, rated], admission: admission.open() })
      .when((states) => rateVisit(states, { ...rating, rating: 0 }))
      .thenNothing();
  });

  test('takes words after the rating, once, and no other rating with them', () => {
    const first = { ...rated, data: { ...rated.data, comment: '' } };
    spec
      .given({ visit: [...over, first], admission: admission.open() })
      .when((states) => rateVisit(states, { ...rating, rating: 1 }))
      .then({ visit: [rated] });
    spec
      .given({ visit: [...over, first], admission: admission.open() })
      .when((states) => rateVisit(states, { ...rating, rating: 1, comment: '' }))
      .thenNothing();
    spec
      .given({ visit: [...over, first, rated], admission: admission.open() })
      .when((states) => rateVisit(states, { ...rating, comment: 'And quick' }))
      .thenNothing();
  });

  test('keeps the question that was shown, although the portal asks another by now', () => {
    const asked = { ...rating, ratingType: 'stars' } as const;
    const thumbs = [...admission.open(), admission.asksToRate('thumbs')];
    spec
      .given({ visit: over, admission: thumbs })
      .when((states) => rateVisit(states, { ...asked, comment: '' }))
      .then({ visit: [{ ...rated, data: { ...rated.data, comment: '' } }] });
    const first = { ...rated, data: { ...rated.data, comment: '' } };
    spec
      .given({ visit: [...over, first], admission: thumbs })
      .when((states) => rateVisit(states, { ...asked, ratingType: 'thumbs' }))
      .then({ visit: [rated] });
  });

  test('comes after the visit', () => {
    spec
      .given({ visit: [visit.opened('ada')] })
      .when((states) => rateVisit(states, rating))
      .thenRejected('VISIT_NOT_OVER');
    spec
      .given({})
      .when((states) => rateVisit(states, rating))
      .thenRejected('VISIT_NOT_FOUND');
  });
});
