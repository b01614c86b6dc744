import { describe, expect, test } from '@jest/globals';
import type { Engagement } from '@foyer/contracts/visits';
import { deskSpecification, type Desk, type DeskDid } from './desk.js';

const { initial, step } = deskSpecification;

/** The state after all of it; undefined where something cannot have happened. */
const after = (...happened: readonly DeskDid[]): Desk | undefined =>
  happened.reduce<Desk | undefined>((desk, did) => desk && step(desk, did), initial);

const availability = (to: 'auto' | 'manual' | 'away'): DeskDid => ({ kind: 'availability', to });
const callStatus = (to: 'busy' | 'available'): DeskDid => ({ kind: 'callStatus', to });
const take = (visitId: string, offerId: string | null = null): DeskDid => ({
  kind: 'take',
  visitId,
  offerId,
});
const free = (visitId: string): DeskDid => ({ kind: 'free', visitId });
const isBusy: DeskDid = { kind: 'isBusy', visitId: 'other' };
const couldTake: DeskDid = { kind: 'couldTake' };
const isNotAvailable: DeskDid = { kind: 'isNotAvailable' };
const shows = (engagement: Engagement): DeskDid => ({ kind: 'shows', engagement });
const isFree = shows({ kind: 'free' });
const inCall = (visitId: string): DeskDid =>
  shows({ kind: 'inCall', callDetailId: visitId, clientId: visitId });
const offered = (offerId: string): DeskDid =>
  shows({ kind: 'offered', offerId, clientId: 'v', expiresAt: '2026-03-02T09:00:00.000Z' });

describe('at a desk', () => {
  test.each<[string, DeskDid[]]>([
    ['an agent picks a visitor', [isFree, take('v'), take('v'), inCall('v'), isBusy]],
    ['one visitor comes after the other', [take('v'), free('v'), isFree, take('w'), inCall('w')]],
    ['another call may end meanwhile', [take('v'), free('w'), inCall('v')]],
    ['it rings', [availability('auto'), offered('one'), take('v', 'one'), inCall('v')]],
    ['it rings again', [availability('auto'), offered('one'), isFree, offered('two'), isBusy]],
    ['it goes on ringing', [availability('auto'), availability('manual'), offered('one')]],
    ['it may ring unseen', [availability('auto'), isBusy]],
    ['a call makes busy', [take('v'), { kind: 'shows', callStatus: 'busy' }]],
    [
      'a call that ends makes available',
      [callStatus('busy'), take('v'), free('v'), { kind: 'shows', callStatus: 'available' }],
    ],
    [
      'nobody is available in a call by saying so',
      [take('v'), callStatus('available'), { kind: 'shows', callStatus: 'busy' }],
    ],
    ['nobody may have come yet', [isNotAvailable, couldTake]],
  ])('%s', (_, happened) => {
    expect(after(...happened)).toBeDefined();
  });

  test.each<[string, DeskDid[]]>([
    ['there are no two visitors', [take('v'), take('w')]],
    ['a call does not end by itself', [take('v'), isFree]],
    ['a call is not another', [take('v'), inCall('w')]],
    ['a call that is over does not go on', [take('v'), free('v'), inCall('v')]],
    ['nobody is busy with nobody', [isBusy]],
    ['nobody could take one in a call', [take('v'), couldTake]],
    ['nobody takes one while away', [availability('away'), take('v')]],
    ['it does not ring where visitors are picked', [offered('one')]],
    ['it does not ring while away', [availability('auto'), availability('away'), offered('one')]],
    ['it does not ring while busy', [availability('auto'), callStatus('busy'), offered('one')]],
    ['it does not ring in a call', [availability('auto'), take('v'), offered('one')]],
    [
      'an offer that was over does not ring again',
      [availability('auto'), offered('one'), isFree, offered('one')],
    ],
    [
      'an offer that was turned down is not accepted',
      [
        availability('auto'),
        offered('one'),
        { kind: 'offerOver', offerId: 'one' },
        take('v', 'one'),
      ],
    ],
    [
      'an availability is not another',
      [availability('auto'), { kind: 'shows', availability: 'manual' }],
    ],
    ['who was seen there and wants visitors is available', [couldTake, isNotAvailable]],
  ])('%s', (_, happened) => {
    expect(after(...happened.slice(0, -1))).toBeDefined();
    expect(after(...happened)).toBeUndefined();
  });
});
