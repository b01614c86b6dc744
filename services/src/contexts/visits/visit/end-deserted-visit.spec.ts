import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Visit } from '../streams.js';
import { visit } from '../testing/happenings.js';
import { endDesertedVisit } from './end-deserted-visit.js';

const spec = specify({ visit: Visit });
const ada = { visitId: 'ada' };

describe('endDesertedVisit', () => {
  test.each([
    ['to whose page nobody ever connected', [visit.opened('ada')]],
    [
      'that got as far as the admission bell',
      [visit.opened('ada'), visit.status('ada', 'IN_START')],
    ],
    ['that failed', [visit.opened('ada'), visit.status('ada', 'IN_ERROR', 'no camera')]],
  ])('ends a visit %s', (_, happened) => {
    spec
      .given({ visit: happened })
      .when((states) => endDesertedVisit(states, ada))
      .then({ visit: [visit.ended('ada', 'absent')] });
  });

  test.each([
    ['waits by now', [visit.opened('ada'), visit.status('ada', 'IN_WAITING')]],
    ['is in a call', [visit.opened('ada'), visit.status('ada', 'IN_CALL')]],
    [
      'failed in a call',
      [visit.opened('ada'), visit.status('ada', 'IN_CALL'), visit.status('ada', 'IN_ERROR')],
    ],
    ['is over', [visit.opened('ada'), visit.ended('ada', 'left')]],
    ['there never was', []],
  ])('leaves alone a visit that %s', (_, happened) => {
    spec
      .given({ visit: happened })
      .when((states) => endDesertedVisit(states, ada))
      .thenNothing();
  });
});
