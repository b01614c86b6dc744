import { describe, test } from '@jest/globals';

import { specify } from '../../platform/testing/decider-specification.js';
import { Line, PortalDoor, Visit } from '../commands/streams.js';
import { after, at, door, line, visit } from '../testing/happenings.js';
import { joinLine } from './join-line.js';

const spec = specify({ visit: Visit, line: Line, door: PortalDoor });
const opened = visit.opened('ada');
const ring = { visitId: 'ada', portalId: 'portal' };

describe('joinLine', () => {
  test('gives the last place in line', () => {
    spec
      .given({ visit: [opened], line: [line.joined('bob', 0)], door: door.open() })
      .when((states) => joinLine(states, ring, { now: after(9) }))
      .then({ visit: [visit.status('ada', 'IN_WAITING')], line: [line.joined('ada', 9)] });
  });

  test('never comes before somebody who rang earlier, whatever the clock says', () => {
    spec
      .given({ visit: [opened], line: [line.joined('bob', 60)], door: door.open() })
      .when((states) => joinLine(states, ring, { now: after(0) }))
      .then({
        visit: [visit.status('ada', 'IN_WAITING')],
        line: [
          {
            type: 'VisitorJoinedLine',
            data: { ...ring, joinedAt: at(60.001) },
          },
        ],
      });
  });

  test.each(['IN_WAITING', 'IN_CALL', 'IN_ERROR'] as const)(
    'moves nobody who is %s already',
    (status) => {
      spec
        .given({ visit: [opened, visit.status('ada', status)], door: door.open() })
        .when((states) => joinLine(states, ring, { now: after(0) }))
        .thenNothing();
    },
  );

  test('is refused at a closed portal and at one that is gone', () => {
    spec
      .given({ visit: [opened], door: door.closed() })
      .when((states) => joinLine(states, ring, { now: after(0) }))
      .thenRejected('PORTAL_CLOSED');
    spec
      .given({ visit: [opened], door: door.deleted })
      .when((states) => joinLine(states, ring, { now: after(0) }))
      .thenRejected('PORTAL_NOT_FOUND');
  });

  test('is refused without a visit, and after it', () => {
    spec
      .given({ door: door.open() })
      .when((states) => joinLine(states, ring, { now: after(0) }))
      .thenRejected('VISIT_NOT_FOUND');
    spec
      .given({ visit: [opened, visit.ended('ada', 'served')], door: door.open() })
      .when((states) => joinLine(states, ring, { now: after(0) }))
      .thenRejected('VISIT_OVER');
  });
});
