import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Visit } from '../streams.js';
import { visit } from '../testing/happenings.js';
import { changeClientStatus, STEPS_MAX } from './change-client-status.js';

const spec = specify({ visit: Visit });
const opened = visit.opened('ada');

describe('changeClientStatus', () => {
  test('records how far the page has come', () => {
    spec
      .given({ visit: [opened] })
      .when((states) => changeClientStatus(states, { visitId: 'ada', status: 'IN_START' }))
      .then({ visit: [visit.status('ada', 'IN_START')] });
  });

  test('says nothing twice', () => {
    spec
      .given({ visit: [opened, visit.status('ada', 'IN_START')] })
      .when((states) => changeClientStatus(states, { visitId: 'ada', status: 'IN_START' }))
      .thenNothing();
  });

  test('keeps no more steps of a page that has taken too many', () => {
    const steps = Array.from({ length: STEPS_MAX }, (_, turn) =>
      visit.status('ada', turn % 2 === 0 ? 'IN_START' : 'IN_PERMISSION'),
    );
    const start = { visitId: 'ada', status: 'IN_START' } as const;
    spec
      .given({ visit: [opened, ...steps.slice(2)] })
      .when((states) => changeClientStatus(states, start))
      .then({ visit: [visit.status('ada', 'IN_START')] });
    spec
      .given({ visit: [opened, ...steps] })
      .when((states) => changeClientStatus(states, start))
      .thenNothing();
  });

  test.each(['IN_WAITING', 'IN_CALL', 'IN_ERROR'] as const)(
    'leaves a visitor who is %s where they are, though a reloaded page begins from the front',
    (status) => {
      spec
        .given({ visit: [opened, visit.status('ada', status)] })
        .when((states) => changeClientStatus(states, { visitId: 'ada', status: 'IN_PERMISSION' }))
        .thenNothing();
    },
  );

  test('knows neither strangers nor those who are gone', () => {
    const report = { visitId: 'ada', status: 'IN_START' } as const;
    spec
      .given({})
      .when((states) => changeClientStatus(states, report))
      .thenRejected('VISIT_NOT_FOUND');
    spec
      .given({ visit: [opened, visit.ended('ada', 'left')] })
      .when((states) => changeClientStatus(states, report))
      .thenRejected('VISIT_OVER');
  });
});
