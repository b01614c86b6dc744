import { describe, test } from '@jest/globals';

import { specify } from '../../platform/testing/decider-specification.js';
import { PortalDoor, Visit } from '../commands/streams.js';
import { door, visit } from '../testing/happenings.js';
import { openVisit, type OpenVisit } from './open-visit.js';

const spec = specify({ visit: Visit, door: PortalDoor });
const ada: OpenVisit = {
  visitId: 'ada',
  portalId: 'portal',
  visitorName: 'Ada',
  language: 'de',
};

describe('openVisit', () => {
  test('opens a visit at an open door', () => {
    spec
      .given({ door: door.open() })
      .when((states) => openVisit(states, ada))
      .then({ visit: [visit.opened('ada', 'Ada')] });
  });

  test('keeps no name where none was given', () => {
    spec
      .given({ door: door.open() })
      .when((states) => openVisit(states, { ...ada, visitorName: '' }))
      .then({ visit: [visit.opened('ada', null)] });
  });

  test('wants a name where the portal asks for it', () => {
    spec
      .given({ door: [...door.open(), door.asksName] })
      .when((states) => openVisit(states, { ...ada, visitorName: '' }))
      .thenRejected('VISITOR_NAME_REQUIRED');
  });

  test('finds the door closed', () => {
    spec
      .given({ door: door.closed() })
      .when((states) => openVisit(states, ada))
      .thenRejected('PORTAL_CLOSED');
  });

  test.each([
    ['there never was a portal', []],
    ['the portal was deleted', door.deleted],
  ])('finds no door where %s', (_, history) => {
    spec
      .given({ door: history })
      .when((states) => openVisit(states, ada))
      .thenRejected('PORTAL_NOT_FOUND');
  });

  test('a repeat finds the visit as it is, also where the door was closed meanwhile', () => {
    spec
      .given({ visit: [visit.opened('ada'), visit.status('ada', 'IN_WAITING')], door: [] })
      .when((states) => openVisit(states, ada))
      .thenNothing();
  });

  test('is refused for a visit of another portal', () => {
    spec
      .given({ visit: [visit.opened('ada')], door: door.open() })
      .when((states) => openVisit(states, { ...ada, portalId: 'other' }))
      .thenRejected('ID_ALREADY_USED');
  });

  test('is refused for a visit that is over', () => {
    spec
      .given({ visit: [visit.opened('ada'), visit.ended('ada', 'left')], door: door.open() })
      .when((states) => openVisit(states, ada))
      .thenRejected('VISIT_OVER');
  });

  test('begins anew after an error', () => {
    spec
      .given({ visit: [visit.opened('ada'), visit.status('ada', 'IN_ERROR', 'no camera')] })
      .when((states) => openVisit(states, ada))
      .then({ visit: [visit.status('ada', 'IN_PERMISSION')] });
  });

  test('comes back to the call after an error in it', () => {
    spec
      .given({
        visit: [
          visit.opened('ada'),
          visit.status('ada', 'IN_CALL'),
          visit.status('ada', 'IN_ERROR', 'no camera'),
        ],
      })
      .when((states) => openVisit(states, ada))
      .then({ visit: [visit.status('ada', 'IN_CALL')] });
  });
});
