import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Desk, Line } from '../streams.js';
import { after, desk, line } from '../testing/happenings.js';
import { closeDesk, loseDesk, openDesk } from './desk-presence.js';

const spec = specify({ desk: Desk, line: Line });
const moment = { now: after(5) };

describe('openDesk', () => {
  test('opens a desk once', () => {
    spec
      .given({})
      .when((states) => openDesk(states, { memberId: 'kim' }, moment))
      .then({ desk: [desk.opened('kim', 5)] });
    spec
      .given({ desk: [desk.opened('kim')] })
      .when((states) => openDesk(states, { memberId: 'kim' }, moment))
      .thenNothing();
  });
});

describe('loseDesk', () => {
  const lost = { memberId: 'kim', lostSince: after(3).toISOString() };
  const lose = (given: Parameters<typeof spec.given>[0]) =>
    spec.given(given).when((states) => loseDesk(states, lost, moment));

  test('marks an open desk once', () => {
    lose({ desk: [desk.opened('kim')] }).then({ desk: [desk.lost('kim', 3)] });
    lose({ desk: [desk.opened('kim'), desk.lost('kim', 2)] }).thenNothing();
    lose({}).thenNothing();
  });

  test('stops the ringing, which goes to another agent', () => {
    lose({
      line: [line.joined('ada'), line.offered('ada', 'kim', 'offer')],
      desk: [desk.opened('kim'), desk.offered('kim', 'ada', 'offer')],
    }).then({
      desk: [desk.offerEnded('kim', 'offer', 'agent-gone'), desk.lost('kim', 3)],
      line: [line.offerEnded('ada', 'kim', 'offer', 'agent-gone', 5)],
    });
  });

  test('keeps the call', () => {
    lose({ desk: [desk.opened('kim'), desk.engaged('kim', 'ada')] }).then({
      desk: [desk.lost('kim', 3)],
    });
  });

  test('ends when the agent is back, or the desk is closed and opened again', () => {
    const open = (given: Parameters<typeof spec.given>[0]) =>
      spec.given(given).when((states) => openDesk(states, { memberId: 'kim' }, moment));
    open({ desk: [desk.opened('kim'), desk.lost('kim', 3)] }).then({
      desk: [desk.restored('kim', 5)],
    });
    const closed = [desk.opened('kim'), desk.lost('kim', 3), desk.closed('kim', 'connection-lost')];
    open({ desk: closed }).then({ desk: [desk.opened('kim', 5)] });
    open({ desk: [...closed, desk.opened('kim', 4)] }).thenNothing();
  });
});

describe('closeDesk', () => {
  test('closes a desk once', () => {
    spec
      .given({ desk: [desk.opened('kim')] })
      .when((states) => closeDesk(states, { memberId: 'kim', reason: 'signed-out' }, moment))
      .then({ desk: [desk.closed('kim', 'signed-out', 5)] });
    spec
      .given({})
      .when((states) => closeDesk(states, { memberId: 'kim', reason: 'signed-out' }, moment))
      .thenNothing();
  });

  test('stops the ringing', () => {
    spec
      .given({
        line: [line.joined('ada'), line.offered('ada', 'kim', 'offer')],
        desk: [desk.opened('kim'), desk.offered('kim', 'ada', 'offer')],
      })
      .when((states) => closeDesk(states, { memberId: 'kim', reason: 'connection-lost' }, moment))
      .then({
        desk: [
          desk.offerEnded('kim', 'offer', 'agent-gone'),
          desk.closed('kim', 'connection-lost', 5),
        ],
        line: [line.offerEnded('ada', 'kim', 'offer', 'agent-gone', 5)],
      });
  });

  test('must look again where it rings for a visitor of another line than was read', () => {
    spec
      .given({ desk: [desk.opened('kim'), desk.offered('kim', 'ada', 'offer')] })
      .when((states) => closeDesk(states, { memberId: 'kim', reason: 'deactivated' }, moment))
      .thenRejected('CONFLICT');
  });

  test('does not end a call', () => {
    spec
      .given({ desk: [desk.opened('kim'), desk.engaged('kim', 'ada')] })
      .when((states) => closeDesk(states, { memberId: 'kim', reason: 'connection-lost' }, moment))
      .then({ desk: [desk.closed('kim', 'connection-lost', 5)] });
  });
});
