import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Desk, Line, PortalAdmission } from '../streams.js';
import { after, at, desk, admission, line } from '../testing/happenings.js';
import { offerVisitor, type OfferVisitor } from './offer-visitor.js';

const spec = specify({ line: Line, desk: Desk, admission: PortalAdmission });
const offer: OfferVisitor = {
  portalId: 'portal',
  visitId: 'ada',
  offerId: '0199f0a0-0000-7000-8000-00000000002a',
  agentId: 'kim',
  candidates: [{ agentId: 'kim', breaksToday: 0, lastCallEndedAt: null }],
  notAsked: [{ agentId: 'lee', because: 'away' }],
};
const keptCandidates = [{ agentId: 'kim', breaksToday: 0, lastCallEndedAt: null, idleMs: null }];
const moment = { now: after(0) };
const there = [desk.opened('kim')];
const open = admission.open('kim', 'lee');

describe('offerVisitor', () => {
  test('rings at the desk for 15 seconds and keeps why', () => {
    spec
      .given({ line: [line.joined('ada')], desk: there, admission: open })
      .when((states) => offerVisitor(states, offer, moment))
      .then({
        line: [
          {
            type: 'VisitorOffered',
            data: {
              ...offer,
              candidates: keptCandidates,
              notAsked: [...offer.notAsked],
              expiresAt: at(15),
              callLogic: 'fewer-breaks',
              seed: 42,
              chosenBecause: 'only-candidate',
            },
          },
        ],
        desk: [
          {
            type: 'AgentOffered',
            data: {
              memberId: 'kim',
              portalId: 'portal',
              visitId: 'ada',
              offerId: offer.offerId,
              expiresAt: at(15),
            },
          },
        ],
      });
  });

  test('rings once for one offer', () => {
    spec
      .given({
        line: [line.joined('ada'), line.offered('ada', 'kim', offer.offerId)],
        desk: [...there, desk.offered('kim', 'ada', offer.offerId)],
        admission: open,
      })
      .when((states) => offerVisitor(states, offer, moment))
      .thenNothing();
  });

  test('does not skip a visitor who has waited longer', () => {
    spec
      .given({ line: [line.joined('bob'), line.joined('ada')], desk: there, admission: open })
      .when((states) => offerVisitor(states, offer, moment))
      .thenRejected('VISITOR_NOT_NEXT');
  });

  test.each([
    ['rings elsewhere', [line.offered('bob', 'lee', 'other')]],
    ['is away', [line.wentAway('bob', 0)]],
    [
      'was turned down by this agent a minute ago and is away',
      [line.offerEnded('bob', 'kim', 'other', 'rejected'), line.wentAway('bob', 0)],
    ],
  ])('skips a visitor who %s', (_, happened) => {
    spec
      .given({
        line: [line.joined('bob', -90), line.joined('ada', -80), ...happened],
        desk: there,
        admission: open,
      })
      .when((states) => offerVisitor(states, { ...offer, offerId: 'offer' }, moment))
      .then({
        line: [
          {
            type: 'VisitorOffered',
            data: {
              ...offer,
              offerId: 'offer',
              candidates: keptCandidates,
              notAsked: [...offer.notAsked],
              expiresAt: at(15),
              callLogic: 'fewer-breaks',
              seed: 0,
              chosenBecause: 'only-candidate',
            },
          },
        ],
        desk: [desk.offered('kim', 'ada', 'offer')],
      });
  });

  test.each([
    ['was turned down by this agent', []],
    ['was turned down by this agent and rings elsewhere', [line.offered('bob', 'lee', 'other')]],
  ])('does not ring for a younger visitor while an older one who %s waits', (_, happened) => {
    spec
      .given({
        line: [
          line.joined('bob', -90),
          line.joined('ada', -80),
          line.offerEnded('bob', 'kim', 'earlier', 'rejected', -30),
          ...happened,
        ],
        desk: there,
        admission: open,
      })
      .when((states) => offerVisitor(states, offer, moment))
      .thenRejected('VISITOR_NOT_NEXT');
  });

  test('asks an agent who turned the visitor down again after 60 seconds, not before', () => {
    const declined = [
      line.joined('ada', -90),
      line.offered('ada', 'kim', 'first'),
      line.offerEnded('ada', 'kim', 'first', 'rejected', -59),
    ];
    spec
      .given({ line: declined, desk: there, admission: open })
      .when((states) => offerVisitor(states, offer, moment))
      .thenRejected('CONFLICT');
    spec
      .given({ line: declined, desk: there, admission: open })
      .when((states) => offerVisitor(states, { ...offer, offerId: 'offer' }, { now: after(1) }))
      .answering(undefined);
  });

  test.each([
    ['has not come', []],
    ['has gone', [...there, desk.closed('kim', 'connection-lost')]],
    ['has lost the connection', [...there, desk.lost('kim')]],
    ['picks visitors', [...there, desk.set('kim', 'manual')]],
    ['is on a break', [...there, desk.set('kim', 'away')]],
    ['does not work', [...there, desk.set('kim', 'offline')]],
    ['let it ring last time', [...there, desk.notResponding('kim', 'earlier')]],
    ['is rung by another visitor', [...there, desk.offered('kim', 'bob', 'other')]],
    ['is with another visitor', [...there, desk.engaged('kim', 'bob')]],
  ])('does not ring where the agent %s', (_, history) => {
    spec
      .given({ line: [line.joined('ada')], desk: history, admission: open })
      .when((states) => offerVisitor(states, offer, moment))
      .thenRejected('AGENT_NOT_AVAILABLE');
  });

  test('does not ring for a visitor who left, is away, or rings elsewhere', () => {
    spec
      .given({ line: [line.joined('ada'), line.left('ada')], desk: there, admission: open })
      .when((states) => offerVisitor(states, offer, moment))
      .thenRejected('VISITOR_NOT_WAITING');
    spec
      .given({ line: [line.joined('ada'), line.wentAway('ada', 0)], desk: there, admission: open })
      .when((states) => offerVisitor(states, offer, moment))
      .thenRejected('CONFLICT');
    spec
      .given({
        line: [line.joined('ada'), line.offered('ada', 'lee', 'other')],
        desk: there,
        admission: open,
      })
      .when((states) => offerVisitor(states, offer, moment))
      .thenRejected('CONFLICT');
  });

  test('does not ring at strangers, nor at a closed portal', () => {
    spec
      .given({ line: [line.joined('ada')], desk: there, admission: admission.open('lee') })
      .when((states) => offerVisitor(states, offer, moment))
      .thenRejected('NOT_A_PORTAL_MEMBER');
    spec
      .given({ line: [line.joined('ada')], desk: there, admission: admission.closed('kim') })
      .when((states) => offerVisitor(states, offer, moment))
      .thenRejected('PORTAL_CLOSED');
  });

  test('does not ring where the rule has changed to choose another agent', () => {
    const candidates = [
      { agentId: 'kim', breaksToday: 0, lastCallEndedAt: null },
      { agentId: 'lee', breaksToday: 1, lastCallEndedAt: null },
    ];
    spec
      .given({
        line: [line.joined('ada')],
        desk: there,
        admission: [...open, admission.chooses('more-breaks')],
      })
      .when((states) => offerVisitor(states, { ...offer, candidates }, moment))
      .thenRejected('CONFLICT');
  });
});
