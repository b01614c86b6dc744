import { describe, expect, test } from '@jest/globals';

import {
  activated,
  created,
  deleted,
  ids,
  memberAdded,
  pinSet,
  portalAfter,
} from '../testing/portal-history.js';
import { changePortal, deletePortal } from './change-portal.js';
import { PORTAL_DEFAULTS } from './portal.js';

const portalId = ids.portal;

describe('changing a portal', () => {
  test('gives no event for what stays as it is', () => {
    const change = {
      settings: { ...PORTAL_DEFAULTS, name: 'Reception', timeZone: 'Europe/Vienna' },
      pinId: null,
      memberIds: [],
      open: false,
    };
    expect(changePortal({ portal: portalAfter(created) }, change)).toMatchObject({
      type: 'accepted',
      events: { portal: [], shortlink: [], freedShortlink: [] },
    });
  });

  test('gives one event for each part that changes', () => {
    const portal = portalAfter(created, memberAdded(ids.ada));
    const decision = changePortal(
      { portal },
      {
        settings: {
          name: 'Welcome',
          timeZone: 'Europe/Berlin',
          callLogic: 'random',
          askClientName: true,
          messages: { ...PORTAL_DEFAULTS.messages, welcome: 'Hello' },
          callButton: { callButtonName: 'Ring', pulsate: true },
          appearance: { primary: '#112233' },
          feedback: { enabled: true, ratingType: 'smiles' },
        },
        pinId: ids.pin,
        memberIds: [ids.tom],
        open: true,
      },
    );
    expect(decision).toMatchObject({
      events: {
        portal: [
          { type: 'PortalRenamed', data: { portalId, name: 'Welcome' } },
          { type: 'PortalTimeZoneChanged', data: { portalId, timeZone: 'Europe/Berlin' } },
          { type: 'PortalCallLogicChanged', data: { portalId, callLogic: 'random' } },
          { type: 'PortalVisitorNameAsked', data: { portalId, askClientName: true } },
          { type: 'PortalMessagesChanged', data: { messages: { welcome: 'Hello' } } },
          { type: 'PortalCallButtonChanged', data: { callButton: { callButtonName: 'Ring' } } },
          { type: 'PortalAppearanceChanged', data: { appearance: { primary: '#112233' } } },
          { type: 'PortalFeedbackChanged', data: { enabled: true, ratingType: 'smiles' } },
          { type: 'PortalPinSet', data: { portalId, pinId: ids.pin } },
          memberAdded(ids.tom),
          { type: 'PortalMemberRemoved', data: { portalId, memberId: ids.ada } },
          activated,
        ],
      },
    });
  });

  test('adds and removes single members, and leaves the others', () => {
    const portal = portalAfter(created, memberAdded(ids.ada));
    const change = { addMemberIds: [ids.tom, ids.ada], removeMemberIds: [ids.other] };
    expect(changePortal({ portal }, change)).toMatchObject({
      events: { portal: [memberAdded(ids.tom)] },
    });
    expect(changePortal({ portal }, { removeMemberIds: [ids.ada] })).toMatchObject({
      events: { portal: [{ type: 'PortalMemberRemoved', data: { portalId, memberId: ids.ada } }] },
    });
  });

  test('takes the PIN away', () => {
    expect(changePortal({ portal: portalAfter(created, pinSet) }, { pinId: null })).toMatchObject({
      events: { portal: [{ type: 'PortalPinCleared', data: { portalId } }] },
    });
  });

  test('closes an open portal once', () => {
    const open = portalAfter(created, activated);
    expect(changePortal({ portal: open }, { open: false })).toMatchObject({
      events: { portal: [{ type: 'PortalDeactivated', data: { portalId } }] },
    });
    expect(changePortal({ portal: open }, { open: true })).toMatchObject({
      events: { portal: [] },
    });
  });

  test('moves its short link: takes the new one and gives the old one back', () => {
    const shortlink = { next: { ownerId: null }, current: { ownerId: ids.portal } };
    const change = { settings: { shortlink: 'welcome' } };
    expect(changePortal({ portal: portalAfter(created), shortlink }, change)).toMatchObject({
      events: {
        portal: [{ type: 'PortalShortlinkChanged', data: { portalId, shortlink: 'welcome' } }],
        shortlink: [{ type: 'NameReserved' }],
        freedShortlink: [{ type: 'NameReleased' }],
      },
    });
  });

  test('refuses a short link that another portal uses', () => {
    const shortlink = { next: { ownerId: ids.other }, current: { ownerId: ids.portal } };
    const change = { settings: { shortlink: 'welcome' } };
    expect(changePortal({ portal: portalAfter(created), shortlink }, change)).toMatchObject({
      code: 'SHORTLINK_TAKEN',
    });
  });

  test('refuses a portal that does not exist (any more)', () => {
    for (const portal of [portalAfter(), portalAfter(created, deleted)]) {
      expect(changePortal({ portal }, { open: true })).toMatchObject({ code: 'PORTAL_NOT_FOUND' });
    }
  });
});

describe('deleting a portal', () => {
  const shortlink = { ownerId: ids.portal };

  test('needs it to be closed', () => {
    expect(deletePortal({ portal: portalAfter(created, activated), shortlink })).toMatchObject({
      code: 'PORTAL_STILL_ACTIVE',
    });
  });

  test('gives its short link back', () => {
    expect(deletePortal({ portal: portalAfter(created), shortlink })).toMatchObject({
      events: {
        portal: [deleted],
        shortlink: [{ type: 'NameReleased', data: { kind: 'shortlink', ownerId: ids.portal } }],
      },
    });
  });

  test('changes nothing the second time, also when the short link is another portal’s by then', () => {
    const portal = portalAfter(created, deleted);
    expect(deletePortal({ portal, shortlink: { ownerId: ids.other } })).toMatchObject({
      events: { portal: [], shortlink: [] },
    });
  });

  test('refuses a portal that never was', () => {
    expect(deletePortal({ portal: portalAfter(), shortlink })).toMatchObject({
      code: 'PORTAL_NOT_FOUND',
    });
  });
});
