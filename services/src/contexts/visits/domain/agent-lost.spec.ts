import { describe, expect, test } from '@jest/globals';

import { admission, after, at, desk, line, visit } from '../testing/happenings.js';
import { agentLost } from './agent-lost.js';
import { evolveDesk, newDesk } from './desk.js';
import { emptyLine, evolveLine } from './line.js';
import { nextToOffer } from './line-order.js';
import { evolvePortalAdmission, noAdmission } from './portal-admission.js';
import { evolveVisit, noVisit } from './visit.js';

const origin = { kind: 'queue', id: 'ada', portalId: 'portal', agentId: 'kim' } as const;
const lost = {
  origin,
  callId: 'ada',
  reason: 'connection-lost',
  startedAt: at(10),
  endedAt: after(120),
} as const;
const inCall = [visit.opened('ada'), visit.status('ada', 'IN_CALL')].reduce(evolveVisit, noVisit);
const atWork = [desk.opened('kim'), desk.engaged('kim', 'ada')].reduce(evolveDesk, newDesk);
const open = admission.open('kim', 'lee').reduce(evolvePortalAdmission, noAdmission);
const taken = [
  line.joined('ada'),
  line.joined('bob', 5),
  line.taken('ada', 'kim', null, 10_000),
  line.joined('cy', 20),
].reduce(evolveLine, emptyLine);

describe('an agent who is lost in mid-call', () => {
  test('leaves the visitor before all others, for everybody else at once, with the time waited so far', () => {
    const events = agentLost(
      { desk: atWork, visit: inCall, line: taken, admission: open },
      lost,
      'second',
    );
    expect(events).toMatchObject({
      desk: [desk.freed('kim', 'ada', 120)],
      visit: [{ type: 'VisitReturnedToLine', data: { callId: 'second' } }],
      line: [{ data: { because: 'agent-lost', joinedAt: at(0), waitingSince: at(110) } }],
    });
    const line_ = events.line!.reduce(evolveLine, taken);
    expect(line_.visitors.map(({ visitId }) => visitId)).toEqual(['ada', 'bob', 'cy']);
    expect(nextToOffer(line_, 'lee', after(121))?.visitId).toBe('ada');
    // Who comes back to the desk is not rung for the same visitor, nor for a younger one, in the first minute.
    expect(nextToOffer(line_, 'kim', after(121))).toBeUndefined();
    expect(events.visit.reduce(evolveVisit, inCall)).toMatchObject({
      stage: 'waiting',
      callId: 'second',
    });
  });

  test('leaves the visitor also before somebody whom a supervisor put before all others', () => {
    const moved = evolveLine(taken, line.movedToFront('cy', at(-30), 'boss', 'ill'));
    const events = agentLost(
      { desk: atWork, visit: inCall, line: moved, admission: open },
      lost,
      'second',
    );
    const { visitors } = events.line!.reduce(evolveLine, moved);
    expect(visitors.map(({ visitId }) => visitId)).toEqual(['ada', 'cy', 'bob']);
    expect(visitors[0]).toMatchObject({ waitingSince: at(110) });
  });

  test.each([
    ['the portal has closed', inCall, admission.closed('kim')],
    ['the portal is gone', inCall, admission.deleted],
    ['another call goes on', { ...inCall, callId: 'second' }, admission.open('kim')],
  ] as const)('ends the visit where %s', (_, state, portal) => {
    const states = {
      desk: atWork,
      visit: state,
      line: taken,
      admission: [...portal].reduce(evolvePortalAdmission, noAdmission),
    };
    expect(agentLost(states, lost, 'second')).toEqual({
      desk: [desk.freed('kim', 'ada', 120)],
      visit: [visit.ended('ada', 'call-lost')],
    });
  });
});
