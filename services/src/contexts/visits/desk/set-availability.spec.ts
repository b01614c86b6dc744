import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Desk, Line } from '../streams.js';
import { after, desk, line } from '../testing/happenings.js';
import { setAvailability } from './set-availability.js';

const spec = specify({ desk: Desk, line: Line });
const moment = { now: after(5) };
const rings = {
  line: [line.joined('ada'), line.offered('ada', 'kim', 'offer')],
  desk: [desk.opened('kim'), desk.offered('kim', 'ada', 'offer')],
};

describe('setAvailability', () => {
  test('is said once', () => {
    spec
      .given({ desk: [desk.opened('kim')] })
      .when((states) =>
        setAvailability(states, { memberId: 'kim', availability: 'manual' }, moment),
      )
      .then({ desk: [desk.set('kim', 'manual', 5)] });
    spec
      .given({ desk: [desk.opened('kim')] })
      .when((states) => setAvailability(states, { memberId: 'kim', availability: 'auto' }, moment))
      .thenNothing();
  });

  test('brings an agent who did not respond back by one word, the same as before', () => {
    const silent = [desk.opened('kim'), desk.notResponding('kim', 'earlier', 1)];
    spec
      .given({ desk: silent })
      .when((states) => setAvailability(states, { memberId: 'kim', availability: 'auto' }, moment))
      .then({ desk: [desk.responding('kim', 5)] });
    spec
      .given({ desk: silent })
      .when((states) => setAvailability(states, { memberId: 'kim', availability: 'away' }, moment))
      .then({ desk: [desk.set('kim', 'away', 5)] });
  });

  test.each(['manual', 'away', 'offline'] as const)('stops the ringing: %s', (availability) => {
    spec
      .given(rings)
      .when((states) => setAvailability(states, { memberId: 'kim', availability }, moment))
      .then({
        desk: [desk.offerEnded('kim', 'offer', 'agent-gone'), desk.set('kim', availability, 5)],
        line: [line.offerEnded('ada', 'kim', 'offer', 'agent-gone', 5)],
      });
  });

  test('must look again where it rings for a visitor of another line than was read', () => {
    spec
      .given({ desk: rings.desk })
      .when(({ desk: own }) =>
        setAvailability(
          { desk: own, line: undefined },
          { memberId: 'kim', availability: 'away' },
          moment,
        ),
      )
      .thenRejected('CONFLICT');
  });
});
