import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Desk, Line } from '../streams.js';
import { after, at, desk, line } from '../testing/happenings.js';
import { visitorCameBack, visitorWentAway } from './visitor-presence.js';

const spec = specify({ line: Line, desk: Desk });
const ada = { visitId: 'ada', portalId: 'portal' };
const gone = { ...ada, awaySince: at(10) };
const moment = { now: after(15) };

describe('visitorWentAway', () => {
  test('keeps the place', () => {
    spec
      .given({ line: [line.joined('ada')] })
      .when((states) => visitorWentAway(states, gone, moment))
      .then({ line: [line.wentAway('ada', 10)] });
  });

  test('stops the ringing', () => {
    spec
      .given({
        line: [line.joined('ada'), line.offered('ada', 'kim', 'offer')],
        desk: [desk.opened('kim'), desk.offered('kim', 'ada', 'offer')],
      })
      .when((states) => visitorWentAway(states, gone, moment))
      .then({
        line: [
          line.offerEnded('ada', 'kim', 'offer', 'visitor-gone', 15),
          line.wentAway('ada', 10),
        ],
        desk: [desk.offerEnded('kim', 'offer', 'visitor-gone')],
      });
  });

  test('must look again where it rings at another desk than was read', () => {
    spec
      .given({ line: [line.joined('ada'), line.offered('ada', 'kim', 'offer')] })
      .when((states) => visitorWentAway(states, gone, moment))
      .thenRejected('CONFLICT');
  });

  test('says nothing twice, and nothing of those who are not in line', () => {
    spec
      .given({ line: [line.joined('ada'), line.wentAway('ada', 5)] })
      .when((states) => visitorWentAway(states, gone, moment))
      .thenNothing();
    spec
      .given({ line: [line.joined('ada'), line.taken('ada', 'kim', null, 0)] })
      .when((states) => visitorWentAway(states, gone, moment))
      .thenNothing();
  });
});

describe('visitorCameBack', () => {
  test('is at the same place again', () => {
    spec
      .given({ line: [line.joined('ada'), line.wentAway('ada', 5)] })
      .when((states) => visitorCameBack(states, ada))
      .then({ line: [line.cameBack('ada')] });
  });

  test('says nothing of those who were not away, or not in line', () => {
    spec
      .given({ line: [line.joined('ada')] })
      .when((states) => visitorCameBack(states, ada))
      .thenNothing();
    spec
      .given({})
      .when((states) => visitorCameBack(states, ada))
      .thenNothing();
  });
});
