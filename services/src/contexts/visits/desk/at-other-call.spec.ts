import { expect, test } from '@jest/globals';
import type { DeskEvent } from '@foyer/contracts/visits';

import { at, desk as happened } from '../testing/happenings.js';
import { noteOtherCall } from './at-other-call.js';
import { mayBeConsulted } from './consult-at-desk.js';
import { evolveDesk, newDesk, takesOffers } from './state.js';
import { whyNotAsked } from './not-asked.js';

const moment = { now: new Date(at(60)) };
const open = [happened.opened('kim')].reduce(evolveDesk, newDesk);
const noted = (callId: string, isIn: boolean) =>
  ({ memberId: 'kim', callId, kind: 'session', isIn }) as const;
const note = (state: typeof open, callId: string, isIn: boolean): readonly DeskEvent[] => {
  const decision = noteOtherCall({ desk: state, line: undefined }, noted(callId, isIn), moment);
  if (decision.type === 'rejected') throw new Error(decision.code);
  return decision.events.desk;
};
const after = (events: readonly DeskEvent[], state = open) => events.reduce(evolveDesk, state);

test('no visitor and no colleague rings where an agent is in another call, until it is left', () => {
  expect(takesOffers(open)).toBe(true);
  const inside = after(note(open, 'call', true));
  expect(takesOffers(inside)).toBe(false);
  expect(mayBeConsulted(inside)).toBe(false);
  expect(whyNotAsked(inside)).toBe('in-call');
  expect(note(inside, 'call', true)).toEqual([]);
  const outside = after(note(inside, 'call', false), inside);
  expect(takesOffers(outside)).toBe(true);
  expect(whyNotAsked(outside)).toBeUndefined();
});

test('an agent in two other calls is free when both are left, whichever ends first', () => {
  const inside = after(note(open, 'first', true));
  const inBoth = after(note(inside, 'second', true), inside);
  for (const [one, other] of [
    ['first', 'second'],
    ['second', 'first'],
  ] as const) {
    const inOne = after(note(inBoth, one, false), inBoth);
    expect(takesOffers(inOne)).toBe(false);
    expect(takesOffers(after(note(inOne, other, false), inOne))).toBe(true);
  }
});

test('passes a ringing offer to the next agent, and retries if its line has changed meanwhile', () => {
  const rings = after([happened.offered('kim', 'ada', 'offer')]);
  const states = { desk: rings, line: undefined };
  expect(noteOtherCall(states, noted('call', true), moment)).toMatchObject({ code: 'CONFLICT' });
});
