import { describe, expect, test } from '@jest/globals';
import { CALLED_BACK_MS } from '@foyer/contracts/visits';

import { after, at, desk, line, visit } from '../testing/happenings.js';
import { evolveDesk, newDesk } from '../desk/state.js';
import { callBack, keepPlace, returnToPlace } from './keep-place.js';
import { nextToPick } from './line-order.js';
import { emptyLine, evolveLine, visitorInLine } from './state.js';
import { evolveVisit, noVisit } from '../visit/state.js';

const waits = [visit.opened('ada'), visit.status('ada', 'IN_WAITING')].reduce(evolveVisit, noVisit);
const ada = { visitId: 'ada', portalId: 'portal' };
const moment = { now: after(30) };
const email = 'ada@example.org';
const four = ['bob', 'cy', 'dee', 'ada', 'eve'].map((id, at_) => line.joined(id, at_));
const long = four.reduce(evolveLine, emptyLine);
const keep = (where: typeof long) => {
  const decision = keepPlace(
    { visit: waits, line: where, desk: undefined },
    { ...ada, email },
    moment,
  );
  if (decision.type === 'rejected') throw new Error(decision.code);
  return decision.events;
};

describe('keepPlace', () => {
  test('leaves the place where it is, passed over by those who are there', () => {
    const kept = keep(long).line.reduce(evolveLine, long);
    expect(kept.visitors.map(({ visitId }) => visitId)).toEqual(['bob', 'cy', 'dee', 'ada', 'eve']);
    const front = ['bob', 'cy', 'dee'].map((id) => line.left(id)).reduce(evolveLine, kept);
    expect(nextToPick(front)?.visitId).toBe('eve');
    expect(keep(long).visit.reduce(evolveVisit, waits)).toMatchObject({ email });
  });

  test('stops the ringing', () => {
    const ringing = evolveLine(long, line.offered('ada', 'kim', 'offer'));
    const rung = [desk.opened('kim'), desk.offered('kim', 'ada', 'offer')].reduce(
      evolveDesk,
      newDesk,
    );
    expect(
      keepPlace({ visit: waits, line: ringing, desk: rung }, { ...ada, email }, moment),
    ).toMatchObject({
      events: {
        line: [{ type: 'OfferEnded' }, { type: 'VisitorKeptPlace' }],
        desk: [{ type: 'AgentOfferEnded', data: { reason: 'visitor-gone' } }],
      },
    });
    expect(
      keepPlace({ visit: waits, line: ringing, desk: undefined }, { ...ada, email }, moment),
    ).toMatchObject({ code: 'CONFLICT' });
  });

  test('mails five times at most, to any addresses', () => {
    const keepsAs = (before: typeof waits, address: string) =>
      keepPlace({ visit: before, line: long, desk: undefined }, { ...ada, email: address }, moment);
    let before = waits;
    for (const n of [1, 2, 3, 4, 5]) {
      const decision = keepsAs(before, `${n}@example.org`);
      if (decision.type === 'rejected') throw new Error(decision.code);
      before = decision.events.visit.reduce(evolveVisit, before);
    }
    expect(keepsAs(before, '6@example.org')).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('texts two numbers at most, and continues with these', () => {
    const keepsBy = (before: typeof waits, to: { email: string } | { phoneNumber: string }) =>
      keepPlace({ visit: before, line: long, desk: undefined }, { ...ada, ...to }, moment);
    let before = waits;
    for (const to of [{ phoneNumber: '+491' }, { email }, { phoneNumber: '+492' }]) {
      const decision = keepsBy(before, to);
      if (decision.type === 'rejected') throw new Error(decision.code);
      before = decision.events.visit.reduce(evolveVisit, before);
    }
    before = evolveVisit(before, visit.returned('ada', 'portal'));
    expect(keepsBy(before, { phoneNumber: '+493' })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(keepsBy(before, { phoneNumber: '+491' })).toMatchObject({ type: 'accepted' });
    expect(keepsBy(before, { email })).toMatchObject({ type: 'accepted' });
  });

  test('is refused who does not wait', () => {
    const states = { visit: waits, line: emptyLine, desk: undefined };
    expect(keepPlace(states, { ...ada, email }, moment)).toMatchObject({
      code: 'VISITOR_NOT_WAITING',
    });
  });
});

describe('callBack', () => {
  test('comes when two are ahead, and once', () => {
    const kept = keep(long).line.reduce(evolveLine, long);
    expect(callBack(kept, ada, moment)).toMatchObject({ events: [] });
    const two = evolveLine(kept, line.left('bob'));
    const expiresAt = new Date(after(30).getTime() + CALLED_BACK_MS).toISOString();
    const called = callBack(two, ada, moment);
    expect(called).toMatchObject({
      events: [{ type: 'VisitorCalledBack', data: { at: at(30), expiresAt } }],
    });
    if (called.type === 'rejected') throw new Error('unreachable');
    const after_ = called.events.reduce(evolveLine, two);
    expect(callBack(after_, ada, moment)).toMatchObject({ events: [] });
  });
});

describe('returnToPlace', () => {
  test('is there again, at the same place', () => {
    const kept = keep(long).line.reduce(evolveLine, long);
    const decision = returnToPlace({ visit: waits, line: kept }, ada);
    if (decision.type === 'rejected') throw new Error('unreachable');
    const back = decision.events.line.reduce(evolveLine, kept);
    expect(visitorInLine(back, 'ada')).toMatchObject({ awaySince: null, kept: null });
    expect(back.visitors[3]?.visitId).toBe('ada');
    expect(returnToPlace({ visit: waits, line: back }, ada)).toMatchObject({
      events: { line: [] },
    });
  });
});

test('keeps no place of a visitor who went to another line meanwhile', () => {
  const elsewhere = evolveVisit(waits, visit.returned('ada', 'other'));
  expect(
    keepPlace({ visit: elsewhere, line: long, desk: undefined }, { ...ada, email }, moment),
  ).toMatchObject({ code: 'CONFLICT' });
  expect(returnToPlace({ visit: elsewhere, line: long }, ada)).toMatchObject({ code: 'CONFLICT' });
});
