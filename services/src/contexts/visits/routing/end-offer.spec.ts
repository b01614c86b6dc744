import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Desk, Line } from '../streams.js';
import { after, desk, line } from '../testing/happenings.js';
import { endOffer, type EndOffer } from './end-offer.js';

const spec = specify({ line: Line, desk: Desk });
const rejects: EndOffer = {
  portalId: 'portal',
  visitId: 'ada',
  offerId: 'offer',
  agentId: 'kim',
  reason: 'rejected',
};
const moment = { now: after(5) };
const rings = {
  line: [line.joined('ada'), line.offered('ada', 'kim', 'offer')],
  desk: [desk.opened('kim'), desk.offered('kim', 'ada', 'offer')],
};

describe('endOffer', () => {
  test.each(['rejected', 'agent-gone'] as const)('stops the ringing: %s', (reason) => {
    spec
      .given(rings)
      .when((states) => endOffer(states, { ...rejects, reason }, moment))
      .then({
        line: [line.offerEnded('ada', 'kim', 'offer', reason, 5)],
        desk: [desk.offerEnded('kim', 'offer', reason)],
      });
  });

  test('finds an agent who lets it ring not responding', () => {
    spec
      .given(rings)
      .when((states) => endOffer(states, { ...rejects, reason: 'unanswered' }, moment))
      .then({
        line: [line.offerEnded('ada', 'kim', 'offer', 'unanswered', 5)],
        desk: [
          desk.offerEnded('kim', 'offer', 'unanswered'),
          desk.notResponding('kim', 'offer', 5),
        ],
      });
  });

  test.each([
    [
      'has ended already',
      [line.offerEnded('ada', 'kim', 'offer', 'unanswered')],
      [desk.offerEnded('kim', 'offer', 'unanswered')],
    ],
    ['was accepted', [line.taken('ada', 'kim', 'offer', 0)], [desk.engaged('kim', 'ada')]],
    [
      'was followed by another one at the same desk',
      [line.offerEnded('ada', 'kim', 'offer', 'agent-gone'), line.offered('ada', 'kim', 'later')],
      [desk.offerEnded('kim', 'offer', 'agent-gone'), desk.offered('kim', 'ada', 'later')],
    ],
  ])('changes nothing about an offer that %s', (_, inLine, atDesk) => {
    spec
      .given({ line: [...rings.line, ...inLine], desk: [...rings.desk, ...atDesk] })
      .when((states) => endOffer(states, rejects, moment))
      .thenNothing();
  });

  test('is not for the agent at the next desk to decide', () => {
    spec
      .given({ line: rings.line, desk: [desk.opened('lee')] })
      .when((states) => endOffer(states, { ...rejects, agentId: 'lee' }, moment))
      .thenNothing();
  });
});
