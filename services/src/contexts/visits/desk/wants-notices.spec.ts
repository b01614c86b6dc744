import { describe, expect, test } from '@jest/globals';

import { newDesk, type Desk } from './state.js';
import { isAtDesk, ON_DUTY_MS, wantsNotices } from './wants-notices.js';

const now = new Date('2026-03-02T09:00:00.000Z');
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
const open: Desk = { ...newDesk, open: true };
const inCall = { kind: 'inCall', visitId: 'visit', callId: 'call' } as const;

describe('who is told of a waiting visitor', () => {
  test.each<[string, Desk, boolean]>([
    ['at the desk, where it rings', open, false],
    ['taking visitors by hand', { ...open, availability: 'manual' }, true],
    ['without a page for a moment', { ...open, lostSince: ago(1_000) }, true],
    ['without a page, and closed', { ...newDesk, lapsedAt: ago(60_000) }, true],
    ['without a page since yesterday', { ...newDesk, lapsedAt: ago(ON_DUTY_MS) }, false],
    ['signed out', newDesk, false],
    ['on a break', { ...open, availability: 'away', lostSince: ago(1_000) }, false],
    ['in a call', { ...open, availability: 'manual', engagement: inCall }, false],
    ['in another call', { ...open, availability: 'manual', otherCallIds: ['one'] }, false],
    ['busy', { ...open, availability: 'manual', callStatus: 'busy' }, false],
    ['not responding', { ...open, availability: 'manual', notRespondingSince: ago(1) }, false],
  ])('asks an agent who is %s', (_, desk, isTold) => {
    expect(wantsNotices(desk, now)).toBe(isTold);
  });

  test('counts a desk as empty during a break, and without a page', () => {
    expect(isAtDesk(open)).toBe(true);
    expect(isAtDesk({ ...open, availability: 'away' })).toBe(false);
    expect(isAtDesk({ ...open, lostSince: ago(1) })).toBe(false);
    expect(isAtDesk(newDesk)).toBe(false);
  });
});
