import { describe, expect, test } from '@jest/globals';
import { everyMember, type PortalEvent } from '@foyer/contracts/portals';
import fc from 'fast-check';

import {
  activated,
  created,
  deleted,
  ids,
  memberAdded,
  portalAfter,
} from '../testing/portal-history.js';
import { changePortal } from './change-portal.js';
import { followGroup } from './follow-group.js';
import { evolvePortal, type PortalState } from './portal.js';

const portalId = ids.portal;
const groupId = '01990000-0000-7000-8000-0000000000f1';
const joined = (memberId: string): PortalEvent => ({
  type: 'PortalGroupMemberJoined',
  data: { portalId, groupId, memberId },
});
const left = (memberId: string): PortalEvent => ({
  type: 'PortalGroupMemberLeft',
  data: { portalId, groupId, memberId },
});
const groupAdded: PortalEvent = { type: 'PortalGroupAdded', data: { portalId, groupId } };
const groupRemoved: PortalEvent = { type: 'PortalGroupRemoved', data: { portalId, groupId } };

describe('a group that answers at a portal', () => {
  test('comes with all who belong to it, and goes with them', () => {
    const groups = new Map([[groupId, [ids.ada, ids.tom]]]);
    expect(changePortal({ portal: portalAfter(created) }, { groups })).toMatchObject({
      events: { portal: [groupAdded, joined(ids.ada), joined(ids.tom)] },
    });
    const portal = portalAfter(created, groupAdded, joined(ids.ada));
    expect(changePortal({ portal }, { groups: new Map() })).toMatchObject({
      events: { portal: [left(ids.ada), groupRemoved] },
    });
  });

  test('is followed as a person joins and leaves it, and is removed when it is deleted', () => {
    const portal = portalAfter(created, groupAdded, joined(ids.ada));
    const followed = (memberIds?: readonly string[]) => followGroup(portal, { groupId, memberIds });
    expect(followed([ids.ada])).toMatchObject({ events: [] });
    expect(followed([ids.tom])).toMatchObject({ events: [joined(ids.tom), left(ids.ada)] });
    expect(followed(undefined)).toMatchObject({ events: [left(ids.ada), groupRemoved] });
  });

  test('is not followed where it does not answer', () => {
    for (const portal of [portalAfter(), portalAfter(created), portalAfter(created, deleted)]) {
      expect(followGroup(portal, { groupId, memberIds: [ids.ada] })).toMatchObject({ events: [] });
    }
  });

  test('leaves those there who also belong to the portal on their own', () => {
    const portal = portalAfter(created, memberAdded(ids.ada), groupAdded, joined(ids.ada));
    const after = [left(ids.ada), groupRemoved].reduce(evolvePortal, portal);
    expect(membersOf(after)).toEqual([ids.ada]);
  });
});

const GROUPS = ['g1', 'g2'] as const;
const PEOPLE = [ids.ada, ids.tom, ids.pin] as const;
const groupsAsOf = fc.record({
  g1: fc.option(fc.subarray([...PEOPLE]), { nil: undefined }),
  g2: fc.option(fc.subarray([...PEOPLE]), { nil: undefined }),
});
const step = fc.record({
  memberIds: fc.subarray([...PEOPLE]),
  chosen: fc.subarray([...GROUPS]),
  now: groupsAsOf,
});

test('lets those answer who belong to a portal or to one of its groups, after any changes of groups and portals', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let portal = portalAfter(created, activated);
      for (const { memberIds, chosen, now } of steps) {
        const kept = chosen.filter((group) => now[group] !== undefined);
        const groups = new Map(kept.map((group) => [group as string, now[group] ?? []]));
        portal = applied(portal, eventsOf(changePortal({ portal }, { memberIds, groups })).portal);
        for (const group of GROUPS) {
          const followed = followGroup(portal, { groupId: group, memberIds: now[group] });
          portal = applied(portal, eventsOf(followed));
        }
        const wanted = new Set([...memberIds, ...kept.flatMap((group) => now[group] ?? [])]);
        expect(new Set(membersOf(portal))).toEqual(wanted);
      }
    }),
  );
});

const applied = (portal: PortalState, events: readonly PortalEvent[]): PortalState =>
  events.reduce(evolvePortal, portal);

function eventsOf<E>(decision: { readonly type: 'accepted'; readonly events: E } | object): E {
  if (!('events' in decision)) throw new Error('Refused');
  return decision.events;
}

function membersOf(portal: PortalState): readonly string[] {
  return portal.status === 'unknown' ? [] : everyMember(portal.membership);
}
