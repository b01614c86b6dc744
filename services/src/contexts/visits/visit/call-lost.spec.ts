import { describe, expect, test } from '@jest/globals';

import { admission, after, at, desk, line, visit } from '../testing/happenings.js';
import { callLost } from './call-lost.js';
import { evolveDesk, newDesk } from '../desk/state.js';
import { emptyLine, evolveLine } from '../line/state.js';
import { nextToOffer } from '../line/line-order.js';
import { evolvePortalAdmission, noAdmission } from './portal-admission.js';
import { evolveVisit, noVisit } from './state.js';

const origin = { kind: 'queue', id: 'ada', portalId: 'portal', agentId: 'kim' } as const;
const lost = {
  origin,
  callId: 'ada',
  reason: 'connection-lost',
  lost: 'kim',
  lostHadCome: true,
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
  test('puts the visitor first for all other agents at once, with the time waited so far', () => {
    const events = callLost(
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
    // In the first minute, an agent who comes back to the desk is not rung for the same visitor or
    // a younger one.
    expect(nextToOffer(line_, 'kim', after(121))).toBeUndefined();
    expect(events.visit.reduce(evolveVisit, inCall)).toMatchObject({
      stage: 'waiting',
      callId: 'second',
    });
  });

  test('puts the visitor also before one whom a supervisor put first', () => {
    const moved = evolveLine(taken, line.movedToFront('cy', at(-30), 'boss', 'ill'));
    const events = callLost(
      { desk: atWork, visit: inCall, line: moved, admission: open },
      lost,
      'second',
    );
    const { visitors } = events.line!.reduce(evolveLine, moved);
    expect(visitors.map(({ visitId }) => visitId)).toEqual(['ada', 'cy', 'bob']);
    expect(visitors[0]).toMatchObject({ waitingSince: at(110) });
  });
});

describe('a visitor who is lost in mid-call', () => {
  const states = { desk: atWork, visit: inCall, line: taken, admission: open };
  const visitorLost = { ...lost, lost: 'ada' } as const;
  const returned = line.placed('ada', at(0), at(110), 'visitor-lost', null, 120);
  const over = {
    desk: [desk.freed('kim', 'ada', 120)],
    visit: [visit.ended('ada', 'call-lost')],
  };

  test('waits again before all others, known to be away, and the agent is free', () => {
    const events = callLost(states, visitorLost, 'second');
    expect(events).toEqual({
      desk: [desk.freed('kim', 'ada', 120)],
      visit: [
        {
          type: 'VisitReturnedToLine',
          data: { visitId: 'ada', portalId: 'portal', callId: 'second' },
        },
      ],
      line: [returned, line.wentAway('ada', 120)],
    });
    const line_ = events.line!.reduce(evolveLine, taken);
    expect(line_.visitors.map(({ visitId }) => visitId)).toEqual(['ada', 'bob', 'cy']);
    // It rings for the next one meanwhile, and for this one first after coming back, also at the
    // same desk.
    expect(nextToOffer(line_, 'kim', after(121))?.visitId).toBe('bob');
    const back = evolveLine(line_, line.cameBack('ada'));
    expect(nextToOffer(back, 'kim', after(121))?.visitId).toBe('ada');
  });

  test('leaves the agent the time of the portal for what is left to do', () => {
    const admission_ = { ...open, wrapUpSeconds: 30 };
    const events = callLost({ ...states, admission: admission_ }, visitorLost, 'second');
    expect(events.desk).toEqual([
      desk.freed('kim', 'ada', 120),
      desk.wrapUpStarted('kim', 'ada', 120, 150),
    ]);
  });

  const again = [returned, line.cameBack('ada'), line.taken('ada', 'kim', null, 10_000)];

  test('waits before all others again after each call that the visitor came into', () => {
    const second = { ...states, line: again.reduce(evolveLine, taken) };
    const events = callLost(second, visitorLost, 'third');
    expect(events.line).toMatchObject([{ data: { because: 'visitor-lost' } }, {}]);
  });

  test('waits again once without coming into the call, and not a second time in a row', () => {
    const absent = { ...visitorLost, lostHadCome: false };
    expect(callLost(states, absent, 'second').line).toHaveLength(2);
    const second = { ...states, line: again.reduce(evolveLine, taken) };
    expect(callLost(second, absent, 'third')).toEqual(over);
    const between = [...again, line.placed('ada', at(0), at(110), 'handed-back', 'kim', 120)];
    const handedBack = [...between, line.taken('ada', 'lee', null, 10_000)];
    const third = { ...states, line: handedBack.reduce(evolveLine, taken) };
    expect(callLost(third, absent, 'third').line).toHaveLength(2);
  });

  test('is put first whenever it is the agent who is lost', () => {
    const second = { ...states, line: again.reduce(evolveLine, taken) };
    const events = callLost(second, { ...lost, lostHadCome: false }, 'third');
    expect(events.line).toMatchObject([{ data: { because: 'agent-lost' } }]);
  });
});

describe.each([
  ['an agent', 'kim'],
  ['a visitor', 'ada'],
])('a call that %s is lost from', (_who, lostId) => {
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
    expect(callLost(states, { ...lost, lost: lostId }, 'second')).toEqual({
      desk: [desk.freed('kim', 'ada', 120)],
      visit: [visit.ended('ada', 'call-lost')],
    });
  });
});
