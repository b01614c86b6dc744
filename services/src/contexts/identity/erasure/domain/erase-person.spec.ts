import { describe, expect, test } from '@jest/globals';
import type { GuestEvent, MemberEvent, PersonEvent } from '@foyer/contracts/identity';
import type { VisitEvent } from '@foyer/contracts/visits';

import { created, ids } from '../../testing/member-history.js';
import {
  evolveGuestStanding,
  evolveMemberStanding,
  evolveVisitorStanding,
  type Standing,
} from '../../members/domain/standing.js';
import { erasePerson, notePersonErased } from './erase-person.js';

const person = { personId: ids.member, kind: 'member' } as const;
const forgotten: PersonEvent = { type: 'PersonForgotten', data: person };
const erased: PersonEvent = { type: 'PersonErased', data: { ...person, erased: {}, kept: [] } };
const deleted: MemberEvent = { type: 'MemberDeleted', data: { memberId: ids.member } };

describe('the standing of a person', () => {
  test('of a member is bound until deleted', () => {
    const after = (...events: MemberEvent[]) =>
      events.reduce<Standing>(evolveMemberStanding, 'unknown');
    expect(after()).toBe('unknown');
    expect(after(created())).toBe('bound');
    expect(after(created(), deleted)).toBe('free');
    expect(after(created(), deleted, forgotten)).toBe('forgotten');
    expect(after(created(), deleted, forgotten, erased)).toBe('erased');
  });

  test('of a guest is free from the beginning, of a visitor when the visit is over', () => {
    const guest: GuestEvent = {
      type: 'GuestCreated',
      data: {
        guestId: ids.member,
        firstName: null,
        lastName: null,
        email: null,
        phone: null,
        createdBy: ids.other,
      },
    };
    expect([guest, forgotten].reduce<Standing>(evolveGuestStanding, 'unknown')).toBe('forgotten');
    expect(evolveGuestStanding('unknown', guest)).toBe('free');
    const visit: VisitEvent = {
      type: 'VisitOpened',
      data: { visitId: ids.member, portalId: ids.other, visitorName: null, language: 'de' },
    };
    const over: VisitEvent = { type: 'VisitEnded', data: { visitId: ids.member, reason: 'left' } };
    expect(evolveVisitorStanding('unknown', visit)).toBe('bound');
    expect([visit, over].reduce<Standing>(evolveVisitorStanding, 'unknown')).toBe('free');
  });
});

describe('erasure', () => {
  test.each([
    ['unknown', 'member', 'PERSON_NOT_FOUND'],
    ['bound', 'member', 'MEMBER_NOT_DELETED'],
    ['bound', 'visitor', 'VISIT_NOT_OVER'],
  ] as const)('refuses who is %s (%s)', (standing, kind, code) => {
    expect(erasePerson(standing, { ...person, kind })).toMatchObject({ code });
  });

  test('is decided once and noted once', () => {
    expect(erasePerson('free', person)).toMatchObject({ events: [forgotten] });
    expect(erasePerson('forgotten', person)).toMatchObject({
      events: [],
      result: { wasForgotten: true },
    });
    expect(notePersonErased('forgotten', erased.data as never)).toMatchObject({ events: [erased] });
    expect(notePersonErased('erased', erased.data as never)).toMatchObject({ events: [] });
  });
});
