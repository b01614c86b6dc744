import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Desk, Line, Pickup, PortalAdmission, Visit } from '../streams.js';
import { after, call, desk, admission, line, visit } from '../testing/happenings.js';
import { takeVisitor, type TakeVisitor } from './take-visitor.js';

const spec = specify({
  admission: PortalAdmission,
  visit: Visit,
  line: Line,
  desk: Desk,
  pickup: Pickup,
});
const accepts: TakeVisitor = {
  portalId: 'portal',
  visitId: 'ada',
  agentId: 'kim',
  callId: 'ada',
  offerId: 'offer',
};
const picks: TakeVisitor = { ...accepts, offerId: null };
const moment = { now: after(20) };
const waits = {
  admission: admission.open('kim', 'lee'),
  visit: [visit.opened('ada'), visit.status('ada', 'IN_WAITING')],
  line: [line.joined('ada')],
  desk: [desk.opened('kim')],
};
const rings = {
  ...waits,
  line: [...waits.line, line.offered('ada', 'kim', 'offer')],
  desk: [...waits.desk, desk.offered('kim', 'ada', 'offer')],
};
const taken = (offerId: string | null) => ({
  visit: [visit.status('ada', 'IN_CALL')],
  line: [line.taken('ada', 'kim', offerId, 20_000)],
  desk: [desk.engaged('kim', 'ada')],
  pickup: [call.started('ada', 'kim', 20)],
});

describe('takeVisitor', () => {
  test('takes a visitor who is not next only for a reason, which is kept', () => {
    const behind = { ...waits, line: [line.joined('bob', -10), line.joined('ada')] };
    spec
      .given(behind)
      .when((states) => takeVisitor(states, picks, moment))
      .thenRejected('VISITOR_NOT_NEXT');
    const reason = 'Has a train to catch';
    spec
      .given(behind)
      .when((states) => takeVisitor(states, { ...picks, reason }, moment))
      .then({
        ...taken(null),
        line: [line.pickedOutOfTurn('ada', 'kim', reason), ...taken(null).line],
      });
    // A visitor whose turn it is needs no reason.
    spec
      .given(waits)
      .when((states) => takeVisitor(states, { ...picks, reason }, moment))
      .then(taken(null));
  });

  test('accepts the offer that rings', () => {
    spec
      .given(rings)
      .when((states) => takeVisitor(states, accepts, moment))
      .then(taken('offer'))
      .answering({ callId: 'ada' });
  });

  test('takes a click on the card of the visitor for whom it rings as acceptance', () => {
    spec
      .given(rings)
      .when((states) => takeVisitor(states, picks, moment))
      .then(taken('offer'));
  });

  test.each(['auto', 'manual'] as const)('picks the next one from the line: %s', (availability) => {
    spec
      .given({ ...waits, desk: [...waits.desk, desk.set('kim', availability)] })
      .when((states) => takeVisitor(states, picks, moment))
      .then(taken(null));
  });

  test('picks a visitor whom the same agent turned down before', () => {
    spec
      .given({
        ...rings,
        line: [...rings.line, line.offerEnded('ada', 'kim', 'offer', 'rejected')],
        desk: [...rings.desk, desk.offerEnded('kim', 'offer', 'rejected')],
      })
      .when((states) => takeVisitor(states, picks, moment))
      .then(taken(null));
  });

  test('answers the winner again as the first time', () => {
    spec
      .given({
        ...rings,
        visit: [...rings.visit, ...taken('offer').visit],
        line: [...rings.line, ...taken('offer').line],
        desk: [...rings.desk, ...taken('offer').desk],
        pickup: taken('offer').pickup,
      })
      .when((states) => takeVisitor(states, accepts, moment))
      .thenNothing()
      .answering({ callId: 'ada' });
  });

  test('names the winner to agents who were slower', () => {
    spec
      .given({
        ...waits,
        line: [line.joined('ada'), line.taken('ada', 'lee', null, 0)],
        pickup: [call.started('ada', 'lee')],
      })
      .when((states) => takeVisitor(states, accepts, moment))
      .thenRejected('VISITOR_TAKEN', { agentId: 'lee' });
  });

  test('begins no call by the id of another one, whose people would be in it', () => {
    const origin = { kind: 'session', id: 'standup' } as const;
    const data = { callId: 'ada', origin, participants: [], startedAt: after(0).toISOString() };
    spec
      .given({ ...waits, pickup: [{ type: 'CallStarted', data }] })
      .when((states) => takeVisitor(states, picks, moment))
      .thenRejected('ID_ALREADY_USED');
  });

  test('tells an agent that their call with the visitor is over', () => {
    spec
      .given({
        ...waits,
        visit: [...waits.visit, visit.status('ada', 'IN_CALL'), visit.ended('ada', 'served')],
        line: [line.joined('ada'), line.taken('ada', 'kim', null, 0)],
        pickup: [call.started('ada', 'kim')],
      })
      .when((states) => takeVisitor(states, accepts, moment))
      .thenRejected('VISIT_OVER');
  });

  test('is too late for an offer that has ended', () => {
    spec
      .given({
        ...rings,
        line: [...rings.line, line.offerEnded('ada', 'kim', 'offer', 'unanswered')],
        desk: [...rings.desk, desk.offerEnded('kim', 'offer', 'unanswered')],
      })
      .when((states) => takeVisitor(states, accepts, moment))
      .thenRejected('OFFER_OVER');
  });

  test('keeps its hands off a visitor who rings at another desk', () => {
    spec
      .given({ ...waits, line: [line.joined('ada'), line.offered('ada', 'lee', 'other')] })
      .when((states) => takeVisitor(states, picks, moment))
      .thenRejected('VISITOR_OFFERED_ELSEWHERE');
  });

  test('does not pick past a visitor who has waited longer', () => {
    spec
      .given({ ...waits, line: [line.joined('bob'), line.joined('ada')] })
      .when((states) => takeVisitor(states, picks, moment))
      .thenRejected('VISITOR_NOT_NEXT');
  });

  test.each([
    ['rings at another desk', line.offered('bob', 'lee', 'other')],
    ['is away', line.wentAway('bob', 5)],
  ])('picks past a visitor who %s', (_, happened) => {
    spec
      .given({ ...waits, line: [line.joined('bob'), line.joined('ada'), happened] })
      .when((states) => takeVisitor(states, picks, moment))
      .then({ ...taken(null) });
  });

  test('does not take an empty chair', () => {
    spec
      .given({ ...waits, line: [line.joined('ada'), line.wentAway('ada', 5)] })
      .when((states) => takeVisitor(states, picks, moment))
      .thenRejected('VISITOR_AWAY');
  });

  test.each([
    ['is with another visitor', [desk.engaged('kim', 'bob')]],
    ['is rung by another visitor', [desk.offered('kim', 'bob', 'other')]],
  ])('is refused where the agent %s', (_, happened) => {
    spec
      .given({ ...waits, desk: [...waits.desk, ...happened] })
      .when((states) => takeVisitor(states, picks, moment))
      .thenRejected('AGENT_BUSY');
  });

  test.each([
    ['is on a break', [desk.opened('kim'), desk.set('kim', 'away')]],
    ['does not work', [desk.opened('kim'), desk.set('kim', 'offline')]],
    ['is not there', []],
  ])('is refused where the agent %s', (_, history) => {
    spec
      .given({ ...waits, desk: history })
      .when((states) => takeVisitor(states, picks, moment))
      .thenRejected('AGENT_NOT_AVAILABLE');
  });

  test('is refused to strangers', () => {
    spec
      .given({ ...rings, admission: admission.open('lee') })
      .when((states) => takeVisitor(states, accepts, moment))
      .thenRejected('NOT_A_PORTAL_MEMBER');
  });

  test('is refused if no visitor waits', () => {
    spec
      .given({ ...waits, line: [line.joined('ada'), line.left('ada')] })
      .when((states) => takeVisitor(states, picks, moment))
      .thenRejected('VISITOR_NOT_WAITING');
    spec
      .given({ ...waits, visit: [], line: [] })
      .when((states) => takeVisitor(states, picks, moment))
      .thenRejected('VISIT_NOT_FOUND');
  });
});
