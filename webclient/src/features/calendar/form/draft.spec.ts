import { describe, expect, test } from '@jest/globals';

import {
  bodyOf,
  carriedOver,
  lengthOf,
  newDraft,
  problemsOf,
  withStart,
  type MeetingDraft,
} from './draft.js';

const now = new Date(2026, 4, 4, 9, 5);
const guest = {
  ...{ attendeeId: 'g', attendeeType: 'Guest' as const, name: 'Gil' },
  mode: { email: true, msg: false },
  hasNumber: false,
};
const whole: MeetingDraft = { ...newDraft(now), name: 'Advice', attendees: [guest] };

describe('a meeting that is entered', () => {
  test('begins with the next half hour, and its end goes along', () => {
    expect(newDraft(now)).toMatchObject({ start: '2026-05-04T09:30', end: '2026-05-04T10:00' });
    expect(withStart(whole, '2026-05-05T23:45')).toMatchObject({ end: '2026-05-06T00:15' });
  });

  test('keeps its length while its start is typed digit by digit', () => {
    const typed = ['', '0002-07-05T09:30', '', '0020-07-05T09:30', '2027-07-05T09:30'];
    const lasts = lengthOf(whole);
    const draft = typed.reduce((before, start) => withStart(before, start, lasts), whole);
    expect(draft).toMatchObject({ start: '2027-07-05T09:30', end: '2027-07-05T10:00' });
    expect(withStart(whole, '0002-07-05T09:30').end).toBe('0002-07-05T10:00');
  });

  test('has nothing wrong when it is whole', () => {
    expect(problemsOf(whole, now)).toEqual({});
  });

  test.each<[Partial<MeetingDraft>, object]>([
    [{ name: 'abc' }, { name: 'MEETING_NAME_TOO_SHORT' }],
    [{ attendees: [] }, { attendees: 'NEEDS_ONE' }],
    [{ start: '2026-05-04T09:00' }, { start: 'MEETING_PAST' }],
    [{ start: '2100-01-01T09:00', end: '2100-01-01T10:00' }, { start: 'MEETING_TOO_LATE' }],
    [{ end: '2026-05-04T09:30' }, { end: 'END_BEFORE_START' }],
    [{ end: '2026-05-05T09:31' }, { end: 'MEETING_TOO_LONG' }],
    [{ repeat: 'weekly' }, { repeatTill: 'REPEAT_TILL_REQUIRED' }],
    [{ repeat: 'weekly', repeatTill: '2026-05-03' }, { repeatTill: 'REPEAT_TILL_PAST' }],
    [{ pin: '123' }, { pin: 'SHORT_PIN_INVALID' }],
    [{ description: 'x'.repeat(5001) }, { description: 'MEETING_DESCRIPTION_TOO_LONG' }],
  ])('with %p is wrong there and nowhere else', (change, wrong) => {
    expect(problemsOf({ ...whole, ...change }, now)).toEqual(wrong);
  });

  test('may go on as it began where only other things are changed', () => {
    const begun = { ...whole, start: '2026-05-04T09:00', end: '2026-05-04T09:45' };
    expect(problemsOf(begun, now, begun.start)).toEqual({});
  });

  test('keeps its PIN unless another is entered or it is removed', () => {
    const of = { _id: 'm' };
    expect(bodyOf(whole, of)).not.toHaveProperty('pin');
    expect(bodyOf({ ...whole, pin: '2468' }, of)).toMatchObject({ pin: '2468' });
    expect(bodyOf({ ...whole, removesPin: true }, of)).toMatchObject({ pin: null });
  });
});

describe('the switch between a meeting and its series', () => {
  const one: MeetingDraft = { ...whole, start: '2026-05-11T10:00', end: '2026-05-11T10:30' };
  const series: MeetingDraft = { ...whole, start: '2026-05-04T10:00', end: '2026-05-04T10:30' };

  test('keeps what was entered, there and back', () => {
    const entered = { ...one, name: 'Advice for all', description: 'Bring papers' };
    const other = carriedOver(entered, one, series);
    expect(other).toEqual({ ...series, name: 'Advice for all', description: 'Bring papers' });
    const further = { ...other, repeat: 'weekly' as const, pin: '1234' };
    expect(carriedOver(carriedOver(further, series, one), one, series)).toEqual(further);
  });

  test('keeps an entered time of day, on the day of the other', () => {
    const entered = { ...one, start: '2026-05-11T11:00', end: '2026-05-11T11:30' };
    expect(carriedOver(entered, one, series)).toMatchObject({
      ...{ start: '2026-05-04T11:00', end: '2026-05-04T11:30' },
    });
  });

  test('keeps an entered day, as many days off the day of the other, there and back', () => {
    const entered = { ...one, start: '2026-05-12T11:00', end: '2026-05-12T11:30' };
    const other = carriedOver(entered, one, series);
    expect(other).toMatchObject({ start: '2026-05-05T11:00', end: '2026-05-05T11:30' });
    expect(carriedOver(other, series, one)).toEqual(entered);
    // The dates that follow begin with the one that is shown.
    expect(carriedOver(entered, one, one)).toEqual(entered);
    expect(carriedOver({ ...one, start: '' }, one, series).start).toBe('');
  });

  test('takes the saved values where nothing was entered', () => {
    expect(carriedOver(one, one, series)).toEqual(series);
  });
});
