import { describe, expect, test } from '@jest/globals';
import { saidOn, type MeetingEvent } from '@foyer/contracts/calendar';

import { answerInvitation, type AnswerInvitation } from './answer-invitation.js';
import { cancelMeeting, cancelOccurrence } from './cancel-meeting.js';
import { changeMeeting } from './change-meeting.js';
import { changeOccurrence } from './change-occurrence.js';
import { handOver } from './hand-over.js';
import { hideCancelled } from './hide-cancelled.js';
import { evolveMeeting } from './evolve-meeting.js';
import { initialMeeting, type MeetingState } from './meeting.js';
import { admitGuest, beginCall, openingOf, wayInto } from './meeting-call.js';
import { planMeeting, type PlanMeeting } from './plan-meeting.js';
import { nextReminder, remind } from './remind.js';
import { nextToTell, notifyOfAnswers } from './notify-of-answers.js';

const id = (n: number) => `01990000-0000-7000-8000-0000000000${n.toString(16).padStart(2, '0')}`;
const [meetingId, ada, tom, gil, pinId, callId] = [id(1), id(2), id(3), id(4), id(5), id(6)];
const now = new Date('2026-03-02T09:00:00.000Z');
const at = (time: string) => new Date(time);
const author = { id: ada, managesAll: false };
const next = { meetingId: id(20), eventShortId: 'next' };
const mode = { email: true, msg: false };

const plan: PlanMeeting = {
  ...{ meetingId, eventShortId: 'short', organizerId: ada, sessionId: null, pinId: null },
  ...{ name: 'Weekly', description: '', timeZone: 'Europe/Berlin', joinPermission: true },
  ...{ startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' },
  ...{ repeat: 'weekly', repeatTill: '2026-04-14' },
  attendees: [
    { attendeeId: gil, attendeeType: 'Guest', mode: { email: true, msg: true } },
    { attendeeId: tom, attendeeType: 'User', mode },
  ],
};
const empty = { agenda: new Map(), others: new Map() };
const planned = (more: Partial<PlanMeeting> = {}, when = now) =>
  planMeeting(
    { meeting: initialMeeting, ...empty, sessionIsThere: true },
    { ...plan, ...more },
    { now: when },
  );
const eventsOf = (decision: ReturnType<typeof planned>): readonly MeetingEvent[] => {
  if (decision.type === 'rejected') throw new Error(decision.code);
  return decision.events.meeting;
};
const after = (events: readonly MeetingEvent[], state: MeetingState = initialMeeting) =>
  events.reduce(evolveMeeting, state);
const meeting = (more: Partial<PlanMeeting> = {}) => {
  const state = after(eventsOf(planned(more)));
  if (state.status === 'none') throw new Error('There is no meeting');
  return state;
};
const typesOf = (events: readonly MeetingEvent[]) => events.map(({ type }) => type);

describe('a meeting that is planned', () => {
  test('invites all attendees by the ways that were chosen, and gives the organizer the file', () => {
    const told = eventsOf(
      planned({ attendees: [...plan.attendees, { attendeeId: ada, attendeeType: 'User', mode }] }),
    );
    expect(typesOf(told)).toEqual([
      ...['MeetingPlanned', 'MeetingMailDue', 'MeetingTextDue', 'MeetingMailDue'],
      'MeetingMailDue',
    ]);
    expect(typesOf(eventsOf(planned()))).toEqual(typesOf(told));
    expect(told[1]).toMatchObject({ data: { attendeeId: gil, kind: 'invitation', date: null } });
  });

  test('is the same once more, and another one under its id is refused', () => {
    const states = { meeting: meeting(), ...empty, sessionIsThere: true };
    expect(planMeeting(states, plan, { now })).toMatchObject({ events: { meeting: [] } });
    expect(planMeeting(states, { ...plan, name: 'Other' }, { now })).toMatchObject({
      code: 'ID_ALREADY_USED',
    });
  });

  test.each([
    [{ startTime: '2026-03-02T08:59:59.999Z' }, 'MEETING_IN_PAST'],
    [{ repeatTill: '2026-03-01' }, 'MEETING_IN_PAST'],
  ])('is refused with %p', (more, code) => {
    expect(planned(more)).toMatchObject({ code });
  });

  test('is refused for a session that is gone, and where the same is planned already', () => {
    const states = { meeting: initialMeeting, ...empty };
    expect(planMeeting({ ...states, sessionIsThere: false }, plan, { now })).toMatchObject({
      code: 'SESSION_NOT_FOUND',
    });
    const { startTime, endTime } = plan;
    const agenda = new Map([[id(9), { startTime, endTime }]]);
    const same = { ...states, agenda, sessionIsThere: true };
    const others = new Map([[id(9), meeting({ meetingId: id(9) })]]);
    expect(planMeeting({ ...same, others }, plan, { now })).toMatchObject({
      code: 'CALENDER_EVENT_ALREADY_EXISTS',
    });
    // One that came meanwhile was not looked at: the command decides again.
    expect(planMeeting(same, plan, { now })).toMatchObject({ code: 'CONFLICT' });
    const off = new Map([
      [
        id(9),
        after(
          [
            {
              type: 'MeetingCancelled',
              data: { meetingId: id(9), organizerId: ada, sequence: 1, reason: '' },
            },
          ],
          meeting({ meetingId: id(9) }),
        ),
      ],
    ]);
    expect(planMeeting({ ...same, others: off }, plan, { now })).toMatchObject({
      type: 'accepted',
    });
  });
});

describe('a meeting that is changed', () => {
  const change = (state: MeetingState, more: object, who = author) =>
    changeMeeting(
      { meeting: state, ...empty },
      { ...plan, pinId: undefined, next, ...more },
      { now, author: who },
    );

  test('tells who stays, who comes and who goes, under the next number', () => {
    const lea = { attendeeId: id(7), attendeeType: 'User' as const, mode };
    const decision = change(meeting(), { attendees: [plan.attendees[1], lea] });
    if (decision.type === 'rejected') throw new Error(decision.code);
    const { meeting: events } = decision.events;
    expect(events[0]).toMatchObject({ data: { sequence: 1, oldAttendees: [gil] } });
    const told = events.slice(1).map(({ data }) => {
      const { attendeeId, kind } = data as { attendeeId: string; kind: string };
      return [attendeeId, kind];
    });
    expect(told).toEqual([
      ...[
        [lea.attendeeId, 'invitation'],
        [tom, 'update'],
        [ada, 'update'],
        [gil, 'cancellation'],
      ],
      [gil, 'cancellation'],
    ]);
  });

  test('changes nothing if nothing is new, keeps its PIN, and returns the one it had', () => {
    const locked = meeting({ pinId });
    expect(change(locked, {})).toMatchObject({
      ...{ events: { meeting: [] }, result: { forgets: null, meetingId } },
    });
    expect(change(locked, { pinId: null })).toMatchObject({
      events: { meeting: [{ data: { pinId: null } }, {}, {}, {}, {}] },
      result: { forgets: pinId },
    });
  });

  test('keeps dates that were called off, and drops those that were moved, when all of it moves', () => {
    const state = after(
      [
        {
          type: 'MeetingOccurrenceCancelled',
          data: { meetingId, organizerId: ada, sequence: 1, date: '2026-03-24', reason: '' },
        },
        {
          type: 'MeetingOccurrenceChanged',
          data: {
            meetingId,
            organizerId: ada,
            sequence: 2,
            date: '2026-03-31',
            startTime: '2026-04-01T08:00:00.000Z',
            endTime: '2026-04-01T09:00:00.000Z',
            name: 'Own',
            description: '',
          },
        },
      ],
      meeting(),
    );
    const decision = change(state, {
      startTime: '2026-03-17T10:00:00.000Z',
      endTime: '2026-03-17T11:00:00.000Z',
    });
    if (decision.type === 'rejected') throw new Error(decision.code);
    expect(after(decision.events.meeting, state)).toMatchObject({
      ...{ cancelledDates: new Set(['2026-03-24']), moved: new Map(), sequence: 3 },
    });
  });

  test('is for its organizer and administrators; to strangers it is not there', () => {
    const by = (who: string, managesAll = false) =>
      change(meeting(), { name: 'Renamed' }, { id: who, managesAll });
    expect(by(tom)).toMatchObject({ code: 'NOT_MEETING_ORGANIZER' });
    expect(by(id(8))).toMatchObject({ code: 'MEETING_NOT_FOUND' });
    expect(by(id(8), true)).toMatchObject({ type: 'accepted' });
  });

  test('has occurrences that are named by when they begin by the rule, and by nothing else', () => {
    const move = (occurrence: string) =>
      changeOccurrence(
        meeting(),
        {
          meetingId,
          occurrence,
          startTime: '2026-04-01T08:00:00.000Z',
          endTime: '2026-04-01T09:00:00.000Z',
          name: 'Own',
          description: '',
        },
        { now, author },
      );
    expect(move('2026-03-31T07:00:00.000Z')).toMatchObject({
      events: [{ data: { date: '2026-03-31', sequence: 1 } }, {}, {}, {}, {}],
    });
    // An hour off, since clocks were put forward.
    expect(move('2026-03-31T08:00:00.000Z')).toMatchObject({ code: 'OCCURRENCE_NOT_FOUND' });
    const cancel = { meetingId, occurrence: '2026-03-30T07:00:00.000Z', reason: '' };
    expect(cancelOccurrence(meeting(), cancel, { now, author })).toMatchObject({
      code: 'OCCURRENCE_NOT_FOUND',
    });
  });

  test('is called off once, and handed over with who had it staying invited', () => {
    const off = cancelMeeting(
      { meeting: meeting(), agenda: new Map() },
      { meetingId, reason: 'x' },
      { now, author },
    );
    if (off.type === 'rejected') throw new Error(off.code);
    const state = after(off.events.meeting, meeting());
    expect(
      cancelMeeting(
        { meeting: state, agenda: new Map() },
        { meetingId, reason: '' },
        { now, author },
      ),
    ).toMatchObject({ events: { meeting: [] } });
    expect(change(state, { name: 'Renamed' })).toMatchObject({ code: 'MEETING_CANCELLED' });
    const over = handOver(
      { meeting: meeting(), nextAgenda: new Map(), ...empty },
      { meetingId, memberId: tom },
      author,
    );
    if (over.type === 'rejected') throw new Error(over.code);
    const handed = after(over.events.meeting, meeting());
    expect(handed).toMatchObject({ organizerId: tom, sequence: 1 });
    expect(handed.status !== 'none' && handed.attendees.has(ada)).toBe(true);
  });
});

test('a single meeting that is over is not cancelled', () => {
  const states = { meeting: meeting({ repeat: 'none', repeatTill: null }), agenda: new Map() };
  const cancel = (when: string) =>
    cancelMeeting(states, { meetingId, reason: '' }, { now: at(when), author });
  expect(cancel('2026-03-17T08:59:59.999Z')).toMatchObject({ type: 'accepted' });
  expect(cancel('2026-03-17T09:00:00.001Z')).toMatchObject({ code: 'MEETING_OVER' });
});

describe('the way into a meeting', () => {
  const start = '2026-03-17T08:00:00.000Z';

  test('opens shortly before and closes some time after, and stays open while a call continues', () => {
    const once = meeting({ repeat: 'none', repeatTill: null });
    expect(openingOf(once, at('2026-03-17T07:49:59.999Z'))).toBe('early');
    expect(openingOf(once, at('2026-03-17T07:50:00.000Z'))).toBe('open');
    expect(openingOf(once, at('2026-03-17T09:59:59.999Z'))).toBe('open');
    expect(openingOf(once, at('2026-03-17T10:00:00.000Z'))).toBe('over');
    expect(openingOf({ ...once, callId }, at('2026-03-17T12:00:00.000Z'))).toBe('open');
    expect(openingOf(meeting(), at('2026-03-17T12:00:00.000Z'))).toBe('early');
  });

  test('is opened by who belongs to it, one call at a time', () => {
    const begin = (state: MeetingState, by: string) => beginCall(state, { callId, by }, at(start));
    expect(begin(meeting(), tom)).toMatchObject({ events: [{ type: 'MeetingCallBegan' }] });
    expect(begin(meeting(), gil)).toMatchObject({ code: 'MEETING_NOT_FOUND' });
    expect(begin({ ...meeting(), callId: id(9) }, ada)).toMatchObject({ code: 'CONFLICT' });
    expect(begin({ ...meeting(), callId }, ada)).toMatchObject({ events: [] });
    expect(beginCall(meeting(), { callId, by: ada }, now)).toMatchObject({
      code: 'MEETING_NOT_OPEN',
    });
  });

  test.each([
    ['the organizer', ada, {}, 'enter', 'admin'],
    ['a colleague who is invited', tom, {}, 'enter', 'presenter'],
    ['a guest who is invited', gil, {}, 'knock', 'guest'],
    [
      'a guest who is invited where no one is let in by hand',
      gil,
      { joinPermission: false },
      'enter',
      'guest',
    ],
    ['a stranger', id(8), { joinPermission: false }, 'closed', 'guest'],
  ])('for %s', (_who, joinerId, more, way, role) => {
    expect(wayInto(meeting(more), joinerId)).toEqual({ way, role });
  });

  test('for who comes by the link: knocking, or by the PIN that is set now', () => {
    const come = (state: MeetingState, known: string | null) =>
      admitGuest(state, { guestId: id(8), invitedIn: null, pinId: known }, now);
    const locked = meeting({ pinId, joinPermission: false });
    expect(come(locked, null)).toMatchObject({ code: 'MEETING_PIN_WRONG' });
    const known = come(locked, pinId);
    if (known.type === 'rejected') throw new Error(known.code);
    const inside = after(known.events, locked);
    expect(inside.status !== 'none' && wayInto(inside, id(8))).toMatchObject({ way: 'enter' });
    const changed = changeMeeting(
      { meeting: inside, ...empty },
      { ...plan, pinId: id(11), next },
      { now, author },
    );
    if (changed.type === 'rejected') throw new Error(changed.code);
    const other = after(changed.events.meeting, inside);
    // A person whom the old PIN let in must enter the new PIN again.
    expect(other.status !== 'none' && wayInto(other, id(8))).toMatchObject({ way: 'knock' });
    const invited = { guestId: tom, invitedIn: 'one', pinId: null };
    expect(admitGuest(meeting(), invited, now)).toMatchObject({ code: 'INVITATION_NOT_VALID' });
  });
});

const asGil = { meetingId, attendeeId: gil, attendeeType: 'Guest', occurrence: undefined } as const;
const asTom = { ...asGil, attendeeId: tom, attendeeType: 'User' } as const;
/** The second and third of the series, by when they begin by the rule. */
const [second, third] = ['2026-03-24T08:00:00.000Z', '2026-03-31T07:00:00.000Z'];

/** Returns a meeting after an answer of an attendee. */
function saying(state: MeetingState, said: Partial<AnswerInvitation>): MeetingState {
  const all = { ...asTom, answer: 'accepted' as const, proposal: null, comment: '', ...said };
  const decision = answerInvitation(state, all, { now });
  if (decision.type === 'rejected') throw new Error(decision.code);
  return after(decision.events, state);
}
const toms = (state: MeetingState, date: string | null) => {
  const known = state.status === 'none' ? undefined : state.attendees.get(tom);
  return known && saidOn(known, date).answer;
};

describe('what members and guests say', () => {
  test('holds for the series, or for one date of it; said of all, it holds for all', () => {
    const all = saying(meeting(), { answer: 'accepted' });
    const one = saying(all, { answer: 'declined', occurrence: second });
    expect([null, '2026-03-24', '2026-03-31'].map((date) => toms(one, date))).toEqual([
      ...['accepted', 'declined', 'accepted'],
    ]);
    const again = saying(one, { answer: 'tentative' });
    expect([null, '2026-03-24'].map((date) => toms(again, date))).toEqual([
      ...['tentative', 'tentative'],
    ]);
  });

  test('must be answered again when it is moved, except by the person who proposed that time', () => {
    const proposal = { startTime: '2026-03-25T08:00:00.000Z', endTime: '2026-03-25T09:00:00.000Z' };
    const accepted = saying(meeting(), { answer: 'accepted' });
    const state = saying(accepted, {
      ...{ ...asGil, answer: 'proposed', proposal, occurrence: second },
    });
    const to = { meetingId, name: 'Weekly', description: '', ...proposal };
    const move = changeOccurrence(state, { ...to, occurrence: second }, { now, author });
    if (move.type === 'rejected') throw new Error(move.code);
    expect(move.events[0]).toMatchObject({
      data: { previous: { startTime: second, endTime: '2026-03-24T09:00:00.000Z' } },
    });
    const moved = after(move.events, state);
    expect([null, '2026-03-24', '2026-03-31'].map((date) => toms(moved, date))).toEqual([
      ...['accepted', 'none', 'accepted'],
    ]);
    const gils = moved.status === 'none' ? undefined : moved.attendees.get(gil);
    expect(gils && saidOn(gils, '2026-03-24')).toMatchObject({ answer: 'accepted' });
    expect(nextToTell(moved)).toBeUndefined();
    const whole = changeMeeting(
      { meeting: moved, ...empty },
      {
        ...{ ...plan, pinId: undefined, next },
        ...{ startTime: '2026-03-17T10:00:00.000Z', endTime: '2026-03-17T11:00:00.000Z' },
      },
      { now, author },
    );
    if (whole.type === 'rejected') throw new Error(whole.code);
    expect(toms(after(whole.events.meeting, moved), null)).toBe('none');
  });

  test('stays where only words are changed', () => {
    const state = saying(meeting(), { answer: 'accepted' });
    const words = { ...plan, pinId: undefined, next, name: 'Other words' };
    const change = changeMeeting({ meeting: state, ...empty }, words, { now, author });
    if (change.type === 'rejected') throw new Error(change.code);
    expect(change.events.meeting[0]?.data).not.toHaveProperty('previous');
    expect(toms(after(change.events.meeting, state), null)).toBe('accepted');
  });

  test.each([
    ['a stranger', { attendeeId: id(8) }, 'MEETING_NOT_FOUND'],
    ['the organizer', { attendeeId: ada }, 'NOT_INVITED_TO_MEETING'],
    ['a guest as a member', { attendeeId: gil }, 'MEETING_NOT_FOUND'],
    ['a member as a guest', { attendeeType: 'Guest' }, 'INVITATION_NOT_VALID'],
    ['of no date', { occurrence: '2026-03-25T08:00:00.000Z' }, 'OCCURRENCE_NOT_FOUND'],
  ] as const)('is refused: %s', (_what, more, code) => {
    const said = { ...asTom, answer: 'accepted', proposal: null, comment: '', ...more } as const;
    expect(answerInvitation(meeting(), said, { now })).toMatchObject({ code });
  });

  test('ends with a date that is over, and with one that is off', () => {
    const say = (state: MeetingState, when: string, occurrence: string) => {
      const said = { ...asTom, answer: 'accepted', proposal: null, comment: '' } as const;
      return answerInvitation(state, { ...said, occurrence }, { now: at(when) });
    };
    expect(say(meeting(), '2026-03-24T09:00:00.001Z', second)).toMatchObject({
      code: 'MEETING_OVER',
    });
    const cancel = { meetingId, occurrence: third, reason: '' };
    const off = cancelOccurrence(saying(meeting(), { occurrence: third }), cancel, { now, author });
    if (off.type === 'rejected') throw new Error(off.code);
    expect(say(after(off.events, meeting()), now.toISOString(), third)).toMatchObject({
      code: 'OCCURRENCE_NOT_FOUND',
    });
  });

  test('reminds who declined one date of the others', () => {
    const state = saying(meeting(), { answer: 'declined', occurrence: second });
    const told = remind(state, at('2026-03-24T07:50:00.000Z')).flatMap(({ data }) =>
      'attendeeId' in data ? [data.attendeeId] : [],
    );
    expect(told).not.toContain(tom);
    expect(told).toContain(gil);
  });
});

describe('what was called off', () => {
  const off = (state: MeetingState, occurrence: string) => {
    const decision = cancelOccurrence(
      state,
      { meetingId, occurrence, reason: '' },
      { now, author },
    );
    if (decision.type === 'rejected') throw new Error(decision.code);
    return after(decision.events, state);
  };

  test('is taken out of the own list once, by who belongs to it, and only where it is off', () => {
    const state = off(meeting(), second);
    const hide = (who: string, occurrence?: string, of: MeetingState = state) =>
      hideCancelled(of, { meetingId, memberId: who, occurrence });
    const hidden = hide(tom, second);
    if (hidden.type === 'rejected') throw new Error(hidden.code);
    expect(hidden.events).toMatchObject([{ data: { memberId: tom, date: '2026-03-24' } }]);
    expect(hide(tom, second, after(hidden.events, state))).toMatchObject({ events: [] });
    expect(hide(ada, second)).toMatchObject({ events: [{}] });
    expect(hide(tom, third)).toMatchObject({ code: 'MEETING_NOT_CANCELLED' });
    expect(hide(tom)).toMatchObject({ code: 'MEETING_NOT_CANCELLED' });
    expect(hide(gil, second)).toMatchObject({ code: 'MEETING_NOT_FOUND' });
    expect(hide(id(8), second)).toMatchObject({ code: 'MEETING_NOT_FOUND' });
  });

  test('knows when it would have taken place, also where it had been moved', () => {
    const to = { startTime: '2026-03-25T10:00:00.000Z', endTime: '2026-03-25T11:00:00.000Z' };
    const move = changeOccurrence(
      meeting(),
      { meetingId, occurrence: second, name: 'Weekly', description: '', ...to },
      { now, author },
    );
    if (move.type === 'rejected') throw new Error(move.code);
    const state = off(after(move.events, meeting()), second);
    expect(state).toMatchObject({ previous: new Map([['2026-03-24', to]]) });
  });
});

describe('an answer and a reminder', () => {
  test('keeps an answer once and notifies the organizer, but not of an acceptance', () => {
    const said = { ...asGil, proposal: null, comment: '' };
    const decline = answerInvitation(meeting(), { ...said, answer: 'declined' }, { now });
    expect(decline).toMatchObject({ events: [{}, { data: { attendeeId: ada, answeredBy: gil } }] });
    const accept = answerInvitation(meeting(), { ...said, answer: 'accepted' }, { now });
    if (accept.type === 'rejected') throw new Error(accept.code);
    expect(typesOf(accept.events)).toEqual(['MeetingAnswered']);
    const state = after(accept.events, meeting());
    expect(answerInvitation(state, { ...said, answer: 'accepted' }, { now })).toMatchObject({
      events: [],
    });
    expect(
      answerInvitation(meeting(), { ...said, attendeeId: id(8), answer: 'accepted' }, { now }),
    ).toMatchObject({ code: 'INVITATION_NOT_VALID' });
  });

  test('another time is proposed for the one that comes next, and for no other of the series', () => {
    const propose = (state: MeetingState, startTime: string, when = now) =>
      answerInvitation(
        state,
        {
          ...{ ...asGil, answer: 'proposed', comment: 'Later' },
          proposal: { startTime, endTime: startTime.replace(':00:00', ':30:00') },
        },
        { now: when },
      );
    const accept = {
      type: 'MeetingAnswered',
      data: { meetingId, attendeeId: gil, answer: 'accepted', proposal: null, comment: '' },
    } as const;
    const decision = propose(after([accept], meeting()), '2026-03-18T08:00:00.000Z');
    if (decision.type === 'rejected') throw new Error(decision.code);
    expect(decision.events).toMatchObject([
      { data: { date: '2026-03-17' } },
      { type: 'MeetingMailDue', data: { kind: 'answer', date: '2026-03-17' } },
    ]);
    const state = after([accept, ...decision.events], meeting());
    const said = state.status === 'none' ? undefined : state.attendees.get(gil);
    if (said === undefined) throw new Error('The guest is gone');
    expect(saidOn(said, '2026-03-17')).toMatchObject({ answer: 'proposed', comment: 'Later' });
    expect(saidOn(said, '2026-03-24')).toEqual({
      ...{ answer: 'accepted', proposal: null, comment: '' },
    });
  });

  test('sends one notice of a person whose answer alternates, and the last answer when it is due', () => {
    let state: MeetingState = meeting();
    let told = 0;
    const say = (answer: 'accepted' | 'declined') => {
      const said = { ...asGil, answer, proposal: null, comment: '' };
      const decision = answerInvitation(state, said, { now });
      if (decision.type === 'rejected') throw new Error(decision.code);
      told += typesOf(decision.events).filter((type) => type === 'MeetingMailDue').length;
      state = after(decision.events, state);
    };
    for (let turn = 0; turn < 30; turn += 1) {
      say('declined');
      say('accepted');
    }
    expect(told).toBe(1);
    const due = nextToTell(state);
    expect(due).toEqual(at('2026-03-02T09:20:00.000Z'));
    expect(notifyOfAnswers(state, now)).toEqual([]);
    const last = notifyOfAnswers(state, due ?? now);
    expect(last).toMatchObject([{ data: { attendeeId: ada, answeredBy: gil, kind: 'answer' } }]);
    expect(nextToTell(after(last, state))).toBeUndefined();
  });

  test('the time that a meeting has is no other one', () => {
    const { startTime, endTime } = plan;
    const same = { ...asGil, answer: 'proposed', comment: '' } as const;
    expect(
      answerInvitation(meeting(), { ...same, proposal: { startTime, endTime } }, { now }),
    ).toMatchObject({ code: 'PROPOSAL_UNCHANGED' });
  });

  test('each date is reminded of once, a quarter of an hour before, and not who has declined', () => {
    expect(nextReminder(meeting(), now)?.at).toEqual(at('2026-03-17T07:45:00.000Z'));
    expect(remind(meeting(), at('2026-03-17T07:44:59.999Z'))).toEqual([]);
    const decline = answerInvitation(
      meeting(),
      { ...asGil, answer: 'declined', proposal: null, comment: '' },
      { now },
    );
    if (decline.type === 'rejected') throw new Error(decline.code);
    const due = remind(after(decline.events, meeting()), at('2026-03-17T07:45:00.000Z'));
    expect(due.slice(1).map(({ data }) => (data as { attendeeId: string }).attendeeId)).toEqual([
      tom,
      ada,
    ]);
    const reminded = after(due, meeting());
    expect(remind(reminded, at('2026-03-17T07:46:00.000Z'))).toEqual([]);
    expect(nextReminder(reminded, at('2026-03-17T07:46:00.000Z'))?.at).toEqual(
      at('2026-03-24T07:45:00.000Z'),
    );
  });

  test('sends no additional reminder to a person who is invited in the last minutes', () => {
    const state = after(eventsOf(planned({}, at('2026-03-17T07:50:00.000Z'))));
    expect(remind(state, at('2026-03-17T07:51:00.000Z'))).toEqual([]);
  });
});
