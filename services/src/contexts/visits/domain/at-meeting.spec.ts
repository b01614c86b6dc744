import { expect, test } from '@jest/globals';
import type { DeskEvent } from '@foyer/contracts/visits';

import { at, desk as happened } from '../testing/happenings.js';
import { noteMeeting } from './at-meeting.js';
import { mayBeConsulted } from './consult-at-desk.js';
import { evolveDesk, newDesk, takesOffers } from './desk.js';
import { whyNotAsked } from './not-asked.js';

const moment = { now: new Date(at(60)) };
const open = [happened.opened('kim')].reduce(evolveDesk, newDesk);
const note = (state: typeof open, callId: string, isIn: boolean): readonly DeskEvent[] => {
  const states = { desk: state, line: undefined };
  const decision = noteMeeting(states, { memberId: 'kim', callId, isIn }, moment);
  if (decision.type === 'rejected') throw new Error(decision.code);
  return decision.events.desk;
};
const after = (events: readonly DeskEvent[], state = open) => events.reduce(evolveDesk, state);

test('no visitor and no colleague rings where somebody is in a meeting, until it is left', () => {
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

test('who comes to another meeting is in that one, and the end of the first frees no one', () => {
  const inside = after(note(open, 'first', true));
  const moved = after(note(inside, 'second', true), inside);
  expect(note(moved, 'first', false)).toEqual([]);
  expect(takesOffers(after(note(moved, 'second', false), moved))).toBe(true);
});

test('what rings goes on to the next agent; where its line has changed meanwhile, it is looked at again', () => {
  const rings = after([happened.offered('kim', 'ada', 'offer')]);
  const states = { desk: rings, line: undefined };
  const data = { memberId: 'kim', callId: 'call', isIn: true };
  expect(noteMeeting(states, data, moment)).toMatchObject({ code: 'CONFLICT' });
});
