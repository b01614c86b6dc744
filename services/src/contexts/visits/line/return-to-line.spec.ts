import { describe, expect, test } from '@jest/globals';

import { admission, after, at, line, visit } from '../testing/happenings.js';
import { newDesk } from '../desk/state.js';
import { evolveLine, emptyLine } from './state.js';
import { nextToOffer } from './line-order.js';
import { evolvePortalAdmission, noAdmission } from '../visit/portal-admission.js';
import { returnToLine } from './return-to-line.js';
import { evolveVisit, noVisit } from '../visit/state.js';

const lineOf = (...events: Parameters<typeof evolveLine>[1][]) =>
  events.reduce(evolveLine, emptyLine);
const inCall = [
  visit.opened('ada'),
  visit.status('ada', 'IN_WAITING'),
  visit.status('ada', 'IN_CALL'),
].reduce(evolveVisit, noVisit);
const open = admission.open('kim').reduce(evolvePortalAdmission, noAdmission);
const own = { fromAdmission: open, desk: { ...newDesk, open: true } };
const data = {
  visitId: 'ada',
  callId: 'ada',
  agentId: 'kim',
  fromPortalId: 'portal',
  portalId: 'portal',
  nextCallId: 'second',
  takenAt: at(10),
  reason: null,
};
const moment = { now: after(90) };

describe('returnToLine', () => {
  const from = lineOf(
    line.joined('ada'),
    line.joined('bob', 5),
    line.taken('ada', 'kim', null, 10_000),
    line.joined('cy', 20),
  );

  test('gives back the place before all who came later, and a new id for the next call', () => {
    const decision = returnToLine(
      { visit: inCall, from, to: from, admission: open, ...own },
      data,
      moment,
    );
    expect(decision).toMatchObject({
      events: {
        visit: [{ data: { visitId: 'ada', portalId: 'portal', callId: 'second' } }],
        // 10 seconds in line and 80 in the call: those do not count.
        to: [{ data: { joinedAt: at(0), waitingSince: at(80), because: 'handed-back' } }],
        desk: [{ type: 'AgentFreed' }],
      },
    });
    if (decision.type === 'rejected') throw new Error('unreachable');
    const after_ = decision.events.to.reduce(evolveLine, from);
    expect(after_.visitors.map(({ visitId }) => visitId)).toEqual(['ada', 'bob', 'cy']);
    expect(after_.taken).toEqual([]);
    // The agent who gave the visitor back is not rung at once again, and for no one younger either.
    expect(nextToOffer(after_, 'kim', after(91))).toBeUndefined();
    expect(nextToOffer(after_, 'lee', after(91))?.visitId).toBe('ada');
    expect(nextToOffer(after_, 'kim', after(151))?.visitId).toBe('ada');
    const again = decision.events.visit.reduce(evolveVisit, inCall);
    expect(again).toMatchObject({ stage: 'waiting', callId: 'second', entryId: 'portal' });
  });

  test('puts the visitor where the time waited in line belongs at another portal', () => {
    const to = lineOf(line.joined('eve', 70), line.joined('flo', 80), line.joined('gus', 81));
    const decision = returnToLine(
      { visit: inCall, from, to, admission: open, ...own },
      { ...data, portalId: 'other', reason: 'Speaks Danish' },
      moment,
    );
    if (decision.type === 'rejected') throw new Error('refused');
    expect(decision.events.from).toEqual([
      {
        type: 'VisitorTransferred',
        data: {
          ...{ portalId: 'portal', visitId: 'ada', toPortalId: 'other' },
          ...{ movedBy: 'kim', reason: 'Speaks Danish' },
        },
      },
    ]);
    const after_ = decision.events.to.reduce(evolveLine, to);
    expect(after_.visitors.map(({ visitId }) => visitId)).toEqual(['eve', 'flo', 'ada', 'gus']);
    // Visitors never share a millisecond: every reading of the line has the same order.
    expect(new Set(after_.visitors.map(({ joinedAt }) => joinedAt)).size).toBe(4);
    expect(after_.visitors[2]).toMatchObject({ waitingSince: at(80) });
    const takenAgain = line.taken('ada', 'lee', null, 15_000);
    const again = [takenAgain].reduce(evolveLine, after_);
    expect(again.taken).toMatchObject([{ visitId: 'ada', waitingSince: at(80) }]);
  });

  test.each(['portal', 'other'])(
    'gives the agent the time after a call that its portal wants, wherever the visitor waits on: %s',
    (portalId) => {
      const fromAdmission = { ...open, wrapUpSeconds: 25 };
      const states = { visit: inCall, from, to: from, admission: open, ...own, fromAdmission };
      const goesOn = { ...data, portalId, reason: 'Speaks Danish' };
      const times = { at: at(90), endsAt: at(115) };
      expect(returnToLine(states, goesOn, moment)).toMatchObject({
        events: {
          desk: [
            { type: 'AgentFreed', data: { memberId: 'kim', callId: 'ada', at: at(90) } },
            {
              type: 'AgentWrapUpStarted',
              data: { memberId: 'kim', callId: 'ada', portalId: 'portal', ...times },
            },
          ],
        },
      });
    },
  );

  test('asks for a reason to continue elsewhere, and for none to go back to the same place', () => {
    const states = { visit: inCall, from, to: lineOf(), admission: open, ...own };
    const elsewhere = { ...data, portalId: 'other' };
    expect(returnToLine(states, elsewhere, moment)).toMatchObject({ code: 'REASON_REQUIRED' });
    const back = returnToLine({ ...states, to: from }, data, moment);
    expect(back).toMatchObject({ type: 'accepted' });
    expect(back).not.toHaveProperty('events.from');
  });

  test('is refused where the portal is closed, and once the call is over', () => {
    const closed = admission.closed('kim').reduce(evolvePortalAdmission, noAdmission);
    const states = { visit: inCall, from, to: from };
    expect(returnToLine({ ...states, admission: closed, ...own }, data, moment)).toMatchObject({
      code: 'PORTAL_CLOSED',
    });
    const ended = evolveVisit(inCall, visit.ended('ada', 'served'));
    expect(
      returnToLine({ ...states, visit: ended, admission: open, ...own }, data, moment),
    ).toMatchObject({
      code: 'VISIT_OVER',
    });
    expect(
      returnToLine({ ...states, admission: open, ...own }, { ...data, callId: 'before' }, moment),
    ).toMatchObject({ code: 'VISIT_OVER' });
  });
});
