import { describe, expect, test } from '@jest/globals';
import type { VisitDid } from './visit-did.js';
import { visitSpecification, type Visit } from './visit.js';

const { initial, step } = visitSpecification;

/** The state after all of it; undefined where something cannot have happened. */
const after = (...happened: readonly VisitDid[]): Visit | undefined =>
  happened.reduce<Visit | undefined>((visit, did) => visit && step(visit, did), initial);

const open: VisitDid = { kind: 'open' };
const ring: VisitDid = { kind: 'ring' };
const leave: VisitDid = { kind: 'leave' };
const take = (by: string, offerId: string | null = null): VisitDid => ({
  kind: 'take',
  by,
  offerId,
});
const hangUp = (by: string | null): VisitDid => ({ kind: 'hangUp', by });
const waits = (
  because: 'OFFER_OVER' | 'VISITOR_AWAY',
  offerId: string | null = null,
): VisitDid => ({
  kind: 'isWaiting',
  because,
  offerId,
});
const shows = (
  status: 'IN_PERMISSION' | 'IN_START' | 'IN_WAITING' | 'IN_CALL' | 'IN_END',
  more: {
    agentId?: string;
    ringing?: boolean;
    endReason?: 'left' | 'absent' | 'served' | 'call-lost';
  } = {},
): VisitDid => ({
  kind: 'shows',
  status,
  agentId: null,
  ringing: false,
  endReason: null,
  ...more,
});

describe('a visit goes', () => {
  test.each<[string, VisitDid[]]>([
    ['through the admission', [{ kind: 'isUnknown' }, open, shows('IN_PERMISSION'), open]],
    ['into line', [open, { kind: 'start' }, shows('IN_START'), ring, ring, shows('IN_WAITING')]],
    ['into line and out', [open, ring, leave, leave, shows('IN_END', { endReason: 'left' })]],
    [
      'into a call',
      [open, ring, take('ada'), take('ada'), shows('IN_CALL', { agentId: 'ada' }), ring],
    ],
    [
      'through a call that the agent ends',
      [
        open,
        ring,
        take('ada'),
        hangUp('ada'),
        hangUp(null),
        shows('IN_END', { agentId: 'ada', endReason: 'served' }),
        { kind: 'isTakenBy', agentId: 'ada' },
        { kind: 'isOverFor', agentId: 'ada' },
      ],
    ],
    [
      'no further than the admission, where nobody comes to it',
      [open, { kind: 'timeOut' }, shows('IN_END', { endReason: 'absent' })],
    ],
    ['through a call that the visitor leaves', [open, ring, take('ada'), hangUp(null)]],
    [
      'through a call that began while the visitor left the line',
      [open, ring, take('ada'), leave, shows('IN_END', { agentId: 'ada', endReason: 'served' })],
    ],
    [
      'through a call to which nobody comes back',
      [
        open,
        ring,
        take('ada'),
        { kind: 'timeOut' },
        shows('IN_END', { agentId: 'ada', endReason: 'call-lost' }),
      ],
    ],
    ['through an offer', [open, ring, shows('IN_WAITING', { ringing: true }), take('ada', 'one')]],
    [
      'through offers',
      [
        open,
        ring,
        { kind: 'offerOver', offerId: 'one' },
        waits('OFFER_OVER', 'one'),
        take('b', 'two'),
      ],
    ],
  ])('%s', (_, happened) => {
    expect(after(...happened)).toBeDefined();
  });
});

describe('a visit', () => {
  test.each<[string, VisitDid[]]>([
    ['is not there before it is opened', [shows('IN_PERMISSION')]],
    ['is not taken out of no line', [open, take('ada')]],
    ['is not taken by two', [open, ring, take('ada'), take('ben')]],
    ['does not lose its agent', [open, ring, take('ada'), shows('IN_WAITING')]],
    ['does not change its agent', [open, ring, take('ada'), { kind: 'isTakenBy', agentId: 'ben' }]],
    ['is not taken after it was left', [open, ring, leave, take('ada')]],
    [
      'goes on in no call that was left',
      [open, ring, take('ada'), leave, shows('IN_CALL', { agentId: 'ada' })],
    ],
    ['is not opened after its end', [open, leave, open]],
    ['does not go on after its end', [open, leave, ring]],
    ['does not wait after its end', [open, ring, leave, waits('VISITOR_AWAY')]],
    ['does not end in two ways', [open, ring, leave, shows('IN_END', { endReason: 'served' })]],
    ['has no call before it was taken', [open, ring, hangUp(null)]],
    ['is not ended by another agent', [open, ring, take('ada'), hangUp('ben')]],
    [
      'is not recorded as going on when it is over',
      [open, ring, take('a'), hangUp('a'), { kind: 'record', agentId: 'a', state: 'inCall' }],
    ],
    [
      'is not taken by an offer that was over',
      [open, ring, { kind: 'offerOver', offerId: 'one' }, take('ada', 'one')],
    ],
    ['does not ring while it is not waiting', [open, shows('IN_PERMISSION', { ringing: true })]],
  ])('%s', (_, happened) => {
    expect(after(...happened.slice(0, -1))).toBeDefined();
    expect(after(...happened)).toBeUndefined();
  });
});
