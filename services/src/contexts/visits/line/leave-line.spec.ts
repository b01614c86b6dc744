import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Desk, Line, Visit } from '../streams.js';
import { after, at, desk, line, visit } from '../testing/happenings.js';
import { leaveLine } from './leave-line.js';

const spec = specify({ visit: Visit, line: Line, desk: Desk });
const waits = [visit.opened('ada'), visit.status('ada', 'IN_WAITING')];
const ada = { visitId: 'ada', portalId: 'portal' };
const closes = { reason: 'portal-closed', closedId: 'portal' } as const;
const moment = { now: after(30) };

describe('leaveLine', () => {
  test('gives up the place and ends the visit', () => {
    spec
      .given({ visit: waits, line: [line.joined('ada')] })
      .when((states) => leaveLine(states, { ...ada, because: { reason: 'left' } }, moment))
      .then({ line: [line.left('ada')], visit: [visit.ended('ada', 'left')] });
  });

  test('must look again where the visitor was not yet back in the line that was read', () => {
    spec
      .given({ visit: waits, line: [] })
      .when((states) => leaveLine(states, { ...ada, because: { reason: 'left' } }, moment))
      .thenRejected('CONFLICT');
  });

  test('stops the ringing at the desk', () => {
    spec
      .given({
        visit: waits,
        line: [line.joined('ada'), line.offered('ada', 'kim', 'offer')],
        desk: [desk.opened('kim'), desk.offered('kim', 'ada', 'offer')],
      })
      .when((states) => leaveLine(states, { ...ada, because: closes }, moment))
      .then({
        line: [
          line.offerEnded('ada', 'kim', 'offer', 'visitor-gone', 30),
          line.left('ada', 'portal-closed'),
        ],
        desk: [desk.offerEnded('kim', 'offer', 'visitor-gone')],
        visit: [visit.ended('ada', 'portal-closed')],
      });
  });

  test('must look again where it rings at another desk than was read', () => {
    spec
      .given({ visit: waits, line: [line.joined('ada'), line.offered('ada', 'kim', 'offer')] })
      .when((states) => leaveLine(states, { ...ada, because: { reason: 'left' } }, moment))
      .thenRejected('CONFLICT');
  });

  test('must look again where the visitor went on to another line', () => {
    spec
      .given({ visit: [...waits, visit.returned('ada', 'other')], line: [line.joined('ada')] })
      .when((states) => leaveLine(states, { ...ada, because: { reason: 'left' } }, moment))
      .thenRejected('CONFLICT');
  });

  test('is not because of a portal that closes behind the visitor', () => {
    spec
      .given({ visit: [...waits, visit.returned('ada', 'other')] })
      .when((states) => leaveLine(states, { ...ada, portalId: 'other', because: closes }, moment))
      .thenNothing();
  });

  test('ends a visit that has no place in line yet', () => {
    spec
      .given({ visit: [visit.opened('ada')] })
      .when((states) => leaveLine(states, { ...ada, because: { reason: 'left' } }, moment))
      .then({ visit: [visit.ended('ada', 'left')] });
  });

  test('sends the absent away', () => {
    spec
      .given({ visit: waits, line: [line.joined('ada'), line.wentAway('ada', 10)] })
      .when((states) =>
        leaveLine(states, { ...ada, because: { reason: 'absent', awaySince: at(10) } }, moment),
      )
      .then({ line: [line.left('ada', 'absent')], visit: [visit.ended('ada', 'absent')] });
  });

  test.each([
    ['is back', [line.cameBack('ada')]],
    ['was back and has gone again', [line.cameBack('ada'), line.wentAway('ada', 20)]],
  ])('keeps the place of who %s', (_, since) => {
    spec
      .given({ visit: waits, line: [line.joined('ada'), line.wentAway('ada', 10), ...since] })
      .when((states) =>
        leaveLine(states, { ...ada, because: { reason: 'absent', awaySince: at(10) } }, moment),
      )
      .thenNothing();
  });

  test('is no way out of a call', () => {
    spec
      .given({ visit: [...waits, visit.status('ada', 'IN_CALL')] })
      .when((states) => leaveLine(states, { ...ada, because: { reason: 'left' } }, moment))
      .thenRejected('VISITOR_NOT_WAITING');
  });

  test('changes nothing twice, and knows no strangers', () => {
    spec
      .given({ visit: [...waits, visit.ended('ada', 'left')] })
      .when((states) => leaveLine(states, { ...ada, because: { reason: 'left' } }, moment))
      .thenNothing();
    spec
      .given({})
      .when((states) => leaveLine(states, { ...ada, because: { reason: 'left' } }, moment))
      .thenRejected('VISIT_NOT_FOUND');
  });
});
