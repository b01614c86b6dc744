import { describe, expect, test } from '@jest/globals';
import {
  DEFAULT_SETTINGS,
  sampleSettings,
  SETTING_GROUPS,
  type PortalEvent,
} from '@foyer/contracts/portals';

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
import { changedMeanwhile } from './portal-change.js';

const portalId = ids.portal;
const settingsChanged = (group: string, changes: Record<string, unknown>): PortalEvent => ({
  type: 'PortalSettingsChanged',
  data: { portalId, group, changes },
});
const fileAdded: PortalEvent = {
  type: 'PortalFileAdded',
  data: {
    portalId,
    documentId: '01990000-0000-7000-8000-0000000000d1',
    name: 'door.jpg',
    mediaType: 'image',
    contentType: 'image/webp',
    size: 1,
  },
};

describe('changing a portal', () => {
  test('gives no event for what stays as it is', () => {
    const change = {
      identity: { name: 'Reception', timeZone: 'Europe/Vienna' },
      settings: DEFAULT_SETTINGS,
      pinId: null,
      memberIds: [],
      open: false,
    };
    expect(changePortal({ portal: portalAfter(created) }, change)).toMatchObject({
      type: 'accepted',
      events: { portal: [], shortlink: [], freedShortlink: [] },
    });
  });

  test('gives one event for each group that changes, with the fields that do', () => {
    const portal = portalAfter(created, memberAdded(ids.ada));
    const decision = changePortal(
      { portal },
      {
        identity: { name: 'Welcome', timeZone: 'Europe/Berlin' },
        settings: {
          general: { askClientName: true, smsCodeRequired: false },
          messages: { ...DEFAULT_SETTINGS.messages, welcome: 'Hello' },
          callButton: { callButtonName: 'Ring', size: null },
          appearance: { primary: '#112233', secondary: null },
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
          settingsChanged('general', { askClientName: true }),
          settingsChanged('callButton', { callButtonName: 'Ring' }),
          settingsChanged('appearance', { primary: '#112233' }),
          settingsChanged('messages', { welcome: 'Hello' }),
          { type: 'PortalPinSet', data: { portalId, pinId: ids.pin } },
          memberAdded(ids.tom),
          { type: 'PortalMemberRemoved', data: { portalId, memberId: ids.ada } },
          activated,
        ],
      },
    });
  });

  test.each(SETTING_GROUPS)('sets every field of %s, and gives it back', (group) => {
    const portal = portalAfter(created, fileAdded);
    const set = changePortal({ portal }, { settings: { [group]: sampleSettings[group] } });
    if (set.type === 'rejected') throw new Error(set.code);
    expect(set.events.portal).toEqual([settingsChanged(group, sampleSettings[group])]);
    const after = portalAfter(created, fileAdded, ...set.events.portal);
    expect(after).toMatchObject({
      settings: { ...DEFAULT_SETTINGS, [group]: sampleSettings[group] },
    });
    const nothing = Object.fromEntries(Object.keys(sampleSettings[group]).map((f) => [f, null]));
    const back = changePortal({ portal: after }, { settings: { [group]: nothing } });
    if (back.type === 'rejected') throw new Error(back.code);
    expect(
      portalAfter(created, fileAdded, ...set.events.portal, ...back.events.portal),
    ).toMatchObject({ settings: { [group]: DEFAULT_SETTINGS[group] } });
  });

  test('refuses to show a file that is not there, or is something else', () => {
    const settings = { content: sampleSettings.content };
    for (const portal of [
      portalAfter(created),
      portalAfter(created, {
        ...fileAdded,
        data: { ...fileAdded.data, mediaType: 'video' },
      }),
    ]) {
      expect(changePortal({ portal }, { settings })).toMatchObject({
        code: 'PORTAL_FILE_NOT_FOUND',
      });
    }
  });

  test('tells what others have changed since, and only where it would be replaced', () => {
    const portal = portalAfter(
      created,
      settingsChanged('appearance', { primary: '#111111' }),
      settingsChanged('appearance', { secondary: '#222222' }),
      { type: 'PortalRenamed', data: { portalId, name: 'Welcome' } },
    );
    if (portal.status === 'unknown') throw new Error('unknown');
    const change = {
      identity: { name: 'Front desk' },
      settings: { appearance: { primary: '#333333', secondary: '#444444', background: '#555555' } },
    };
    expect(changedMeanwhile(portal, { ...change, revision: 1 })).toEqual([
      'name',
      'appearance.secondary',
    ]);
    expect(changedMeanwhile(portal, { ...change, revision: 3 })).toEqual([]);
    expect(changedMeanwhile(portal, change)).toEqual([]);
    // A change to the present value replaces nothing.
    expect(changedMeanwhile(portal, { identity: { name: 'Welcome' }, revision: 0 })).toEqual([]);
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
    const change = { identity: { shortlink: 'welcome' } };
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
    const change = { identity: { shortlink: 'welcome' } };
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
