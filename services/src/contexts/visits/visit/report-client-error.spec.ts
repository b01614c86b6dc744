import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Desk, Line, Visit } from '../streams.js';
import { after, desk, line, visit } from '../testing/happenings.js';
import { reportClientError } from './report-client-error.js';

const spec = specify({ visit: Visit, line: Line, desk: Desk });
const opened = visit.opened('ada');
const report = { visitId: 'ada', portalId: 'portal', note: 'Stream is frozen' };
const moment = { now: after(30) };
const failed = visit.status('ada', 'IN_ERROR');
const noted = visit.faultNoted('ada', 'Stream is frozen');

describe('reportClientError', () => {
  test('keeps what went wrong', () => {
    spec
      .given({ visit: [opened] })
      .when((states) => reportClientError(states, report, moment))
      .then({ visit: [failed, noted] });
  });

  test('says only that, where the page does not say what', () => {
    spec
      .given({ visit: [opened] })
      .when((states) => reportClientError(states, { ...report, note: null }, moment))
      .then({ visit: [failed] });
  });

  test('must look again where the visitor went on to another line', () => {
    spec
      .given({ visit: [opened, visit.returned('ada', 'other')] })
      .when((states) => reportClientError(states, report, moment))
      .thenRejected('CONFLICT');
  });

  test('gives up the place in line and stops the ringing', () => {
    spec
      .given({
        visit: [opened, visit.status('ada', 'IN_WAITING')],
        line: [line.joined('ada'), line.offered('ada', 'kim', 'offer')],
        desk: [desk.opened('kim'), desk.offered('kim', 'ada', 'offer')],
      })
      .when((states) => reportClientError(states, report, moment))
      .then({
        visit: [failed, noted],
        line: [line.offerEnded('ada', 'kim', 'offer', 'visitor-gone', 30), line.left('ada')],
        desk: [desk.offerEnded('kim', 'offer', 'visitor-gone')],
      });
  });

  test('must look again where it rings at another desk than was read', () => {
    spec
      .given({
        visit: [opened, visit.status('ada', 'IN_WAITING')],
        line: [line.joined('ada'), line.offered('ada', 'kim', 'offer')],
      })
      .when((states) => reportClientError(states, report, moment))
      .thenRejected('CONFLICT');
  });

  test('does not end a call', () => {
    spec
      .given({ visit: [opened, visit.status('ada', 'IN_CALL')] })
      .when((states) => reportClientError(states, report, moment))
      .then({ visit: [failed, noted] });
  });

  test('says nothing twice, and nothing about those who are gone or never came', () => {
    spec
      .given({ visit: [opened, failed] })
      .when((states) => reportClientError(states, report, moment))
      .thenNothing();
    spec
      .given({ visit: [opened, visit.ended('ada', 'left')] })
      .when((states) => reportClientError(states, report, moment))
      .thenRejected('VISIT_OVER');
    spec
      .given({})
      .when((states) => reportClientError(states, report, moment))
      .thenRejected('VISIT_NOT_FOUND');
  });
});
