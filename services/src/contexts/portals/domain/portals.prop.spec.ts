import { describe, expect, test } from '@jest/globals';
import {
  CallLogic,
  DEFAULT_SETTINGS,
  RatingType,
  type PortalEvent,
} from '@foyer/contracts/portals';
import fc from 'fast-check';

import { activated, created, deleted, ids } from '../testing/portal-history.js';
import { changePortal, deletePortal } from './change-portal.js';
import { createPortal } from './create-portal.js';
import { evolvePortal, initialPortal, type PortalState } from './portal.js';
import { eventsOfChange, type PortalChange } from './portal-change.js';

const text = fc.string({ maxLength: 20 });
const colour = fc.constantFrom('#112233', '#aabbcc');
const some = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { requiredKeys: [] });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const identity = some({
  name: text,
  shortlink: text,
  timeZone: fc.constantFrom('UTC', 'Asia/Tokyo'),
});
const settings = some({
  general: some({ askClientName: orNull(fc.boolean()) }),
  callLogic: some({ callLogic: orNull(fc.constantFrom(...CallLogic.options)) }),
  messages: some({ welcome: orNull(text), goodbye: orNull(text) }),
  callButton: some({ callButtonName: orNull(text), color: orNull(colour) }),
  appearance: some({ primary: orNull(colour), background: orNull(colour) }),
  feedback: some({ ratingType: orNull(fc.constantFrom(...RatingType.options)) }),
});
const change: fc.Arbitrary<PortalChange> = fc.record(
  {
    identity,
    settings,
    revision: fc.nat(10),
    pinId: fc.constantFrom(ids.pin, ids.newPin, null),
    memberIds: fc.array(fc.constantFrom(ids.ada, ids.tom)),
    addMemberIds: fc.array(fc.constantFrom(ids.ada, ids.tom)),
    removeMemberIds: fc.array(fc.constantFrom(ids.ada, ids.tom)),
    groups: fc
      .dictionary(fc.constantFrom('g1', 'g2'), fc.subarray([ids.ada, ids.tom]))
      .map((groups) => new Map(Object.entries(groups))),
    open: fc.boolean(),
  },
  { requiredKeys: [] },
);
const fold = (events: readonly PortalEvent[], from: PortalState = initialPortal): PortalState =>
  events.reduce(evolvePortal, from);
/** A portal after any changes, or none at all, or a deleted one. */
const portal: fc.Arbitrary<PortalState> = fc
  .tuple(fc.array(change, { maxLength: 5 }), fc.constantFrom('none', 'kept', 'deleted'))
  .map(([changes, end]) => {
    if (end === 'none') return initialPortal;
    const kept = changes.reduce<PortalState>(
      (state, one) => {
        return state.status === 'unknown' ? state : fold(eventsOfChange(state, one), state);
      },
      fold([created, activated]),
    );
    return end === 'deleted' ? fold([deleted], kept) : kept;
  });
const owner = fc.record({ ownerId: fc.constantFrom(ids.portal, ids.other, null) });

describe('decisions about portals', () => {
  test('never throw, no matter what happened before', () => {
    fc.assert(
      fc.property(portal, change, owner, (state, wanted, shortlink) => {
        changePortal({ portal: state, shortlink: { next: shortlink, current: shortlink } }, wanted);
        deletePortal({ portal: state, shortlink });
        createPortal(
          { portal: state, shortlink },
          {
            portalId: ids.portal,
            name: 'Reception',
            shortlink: 'reception',
            timeZone: 'UTC',
            generatedShortlink: true,
            change: wanted,
          },
        );
      }),
    );
  });

  test('a change made twice gives no event the second time', () => {
    fc.assert(
      fc.property(portal, change, (state, wanted) => {
        const first = changePortal({ portal: state }, wanted);
        if (first.type === 'rejected') return;
        const again = changePortal({ portal: fold(first.events.portal, state) }, wanted);
        expect(again).toMatchObject({ type: 'accepted', events: { portal: [] } });
      }),
    );
  });

  test('creating with settings comes to the same as creating and then changing', () => {
    fc.assert(
      fc.property(change, (wanted) => {
        const command = {
          portalId: ids.portal,
          name: 'Reception',
          shortlink: 'reception',
          timeZone: 'Europe/Vienna',
          generatedShortlink: false,
        };
        const free = { portal: initialPortal, shortlink: { ownerId: null } };
        const once = createPortal(free, { ...command, change: wanted });
        const plain = createPortal(free, { ...command, change: {} });
        if (once.type === 'rejected' || plain.type === 'rejected') throw new Error('refused');
        const later = changePortal({ portal: fold(plain.events.portal) }, wanted);
        if (later.type === 'rejected') throw new Error('refused');
        expect(fold(once.events.portal)).toEqual(
          fold([...plain.events.portal, ...later.events.portal]),
        );
        expect(fold([created])).toMatchObject({ settings: DEFAULT_SETTINGS });
      }),
    );
  });
});
