import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Visit } from '../streams.js';
import { visit } from '../testing/happenings.js';
import { changeClientStatus } from './change-client-status.js';

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
