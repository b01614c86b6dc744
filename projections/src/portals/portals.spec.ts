import { test } from '@jest/globals';
import {
  DEFAULT_SETTINGS,
  sampleSettings,
  SETTING_GROUPS,
  settingPath,
  STANDARD_HOURS,
  type PortalEvent,
} from '@foyer/contracts/portals';
import type { LineEvent } from '@foyer/contracts/visits';
import { describeProjection, type GivenEvent } from '../testing/index.js';
import { portals } from './portals.js';

const portalId = '01990000-0000-7000-8000-00000000000a';
const pinId = '01990000-0000-7000-8000-0000000000c1';
const ada = '01990000-0000-7000-8000-0000000000e1';
const tom = '01990000-0000-7000-8000-0000000000e2';
const at = '2026-03-02T10:00:00.000Z';

const created: PortalEvent = {
  type: 'PortalCreated',
  data: { portalId, name: 'Reception', shortlink: 'reception', timeZone: 'Europe/Vienna' },
};
const joined = (visitId: string): LineEvent => ({
  type: 'VisitorJoinedLine',
  data: { portalId, visitId, joinedAt: at },
});

describeProjection<PortalEvent | LineEvent>(portals, (given) => {
  test('shows a new portal as closed, with nothing set', () =>
    given({ ...created, at }).thenDocuments('portals', [
      {
        _id: portalId,
        name: 'Reception',
        deactivated: true,
        onlineStatus: 'closed',
        timeZone: 'Europe/Vienna',
        callLogic: 'fewer-breaks',
        wrapUpSeconds: 0,
        silentPreview: false,
        askClientName: false,
        hasPin: false,
        sortName: 'reception',
        pinId: null,
        shortlink: 'reception',
        formerShortlinks: [],
        redirectLink: '',
        smsCodeRequired: false,
        recording: { showOptInMessage: false, optInMessage: '', optInMessageEn: '' },
        messagesEn: { welcome: '', waiting: '', notAvailable: '', goodbye: '' },
        queueContent: {},
        documentIds: [],
        files: [],
        revision: 0,
        messages: { welcome: '', waiting: '', notAvailable: '', goodbye: '' },
        callButton: DEFAULT_SETTINGS.callButton,
        appearance: {},
        longestWait: {
          minutes: 0,
          afterwards: 'message',
          message: '',
          messageEn: '',
          otherPortalId: '',
          email: '',
        },
        feedback: { enabled: false, ratingType: 'stars' },
        embedding: { origins: [] },
        members: [],
        groupIds: [],
        withinHours: true,
        nextOpening: null,
        waiting: 0,
        hours: null,
        exceptions: [],
        createdAt: at,
        updatedAt: at,
      },
    ]));

  test('keeps the short links that it had, each once and not the present one', () => {
    const renamed = (shortlink: string): GivenEvent<PortalEvent> => ({
      ...{ type: 'PortalShortlinkChanged', data: { portalId, shortlink } },
    });
    const links = ['welcome', 'lobby', 'welcome', 'reception'].map(renamed);
    return given(created, ...links).thenDocument('portals', portalId, {
      ...{ shortlink: 'reception', formerShortlinks: ['lobby', 'welcome'] },
    });
  });

  test('follows every setting', () => {
    const messages = { welcome: 'Hello', waiting: '', notAvailable: '', goodbye: '' };
    const callButton = { callButtonName: 'Ring', pulsate: true };
    const changes: readonly GivenEvent<PortalEvent>[] = [
      created,
      { type: 'PortalRenamed', data: { portalId, name: 'Welcome' } },
      { type: 'PortalTimeZoneChanged', data: { portalId, timeZone: 'UTC' } },
      { type: 'PortalShortlinkChanged', data: { portalId, shortlink: 'welcome' } },
      { type: 'PortalCallLogicChanged', data: { portalId, callLogic: 'random' } },
      { type: 'PortalVisitorNameAsked', data: { portalId, askClientName: true } },
      { type: 'PortalPinSet', data: { portalId, pinId } },
      { type: 'PortalMessagesChanged', data: { portalId, messages } },
      { type: 'PortalCallButtonChanged', data: { portalId, callButton } },
      { type: 'PortalAppearanceChanged', data: { portalId, appearance: { primary: '#112233' } } },
      { type: 'PortalFeedbackChanged', data: { portalId, enabled: true, ratingType: 'smiles' } },
      { type: 'PortalActivated', data: { portalId }, at },
    ];
    const stream = `portal-${portalId}`;
    return given(...changes.map((event) => ({ ...event, stream }))).thenDocument(
      'portals',
      portalId,
      {
        name: 'Welcome',
        timeZone: 'UTC',
        shortlink: 'welcome',
        callLogic: 'random',
        askClientName: true,
        hasPin: true,
        pinId,
        messages,
        callButton: { ...DEFAULT_SETTINGS.callButton, ...callButton },
        appearance: { primary: '#112233' },
        revision: 11,
        feedback: { enabled: true, ratingType: 'smiles' },
        deactivated: false,
        onlineStatus: 'online',
        updatedAt: at,
      },
    );
  });

  test.each(SETTING_GROUPS)('follows every field of %s, and its reset', async (group) => {
    const changed = (changes: Record<string, unknown>): PortalEvent => ({
      type: 'PortalSettingsChanged',
      data: { portalId, group, changes },
    });
    const fields = Object.keys(sampleSettings[group]);
    const at = settingPath(group, '').split('.')[0]!;
    await given(created, changed(sampleSettings[group])).thenDocument(
      'portals',
      portalId,
      at === '' ? sampleSettings[group] : { [at]: sampleSettings[group] },
    );
    await given(
      created,
      changed(sampleSettings[group]),
      changed(Object.fromEntries(fields.map((field) => [field, null]))),
    ).thenDocument(
      'portals',
      portalId,
      at === '' ? DEFAULT_SETTINGS[group] : { [at]: DEFAULT_SETTINGS[group] },
    );
  });

  test('closes, and loses its PIN', () =>
    given(
      created,
      { type: 'PortalActivated', data: { portalId } },
      { type: 'PortalPinSet', data: { portalId, pinId } },
      { type: 'PortalDeactivated', data: { portalId } },
      { type: 'PortalPinCleared', data: { portalId } },
    ).thenDocument('portals', portalId, {
      deactivated: true,
      onlineStatus: 'closed',
      hasPin: false,
      pinId: null,
    }));

  test('is open only within its hours, and tells when it opens next', async () => {
    const nextOpening = '2026-03-03T07:00:00.000Z';
    const followed = (withinHours: boolean): PortalEvent => ({
      type: 'PortalFollowedHours',
      data: { portalId, withinHours, nextOpening, turnedBy: 'week' },
    });
    const activated: PortalEvent = { type: 'PortalActivated', data: { portalId } };
    await given(created, followed(false), activated).thenDocument('portals', portalId, {
      deactivated: false,
      onlineStatus: 'closed',
      withinHours: false,
      nextOpening,
    });
    await given(created, followed(false), activated, followed(true)).thenDocument(
      'portals',
      portalId,
      { onlineStatus: 'online', withinHours: true, nextOpening },
    );
  });

  test('shows by which hours and exceptions it opened, at every moment', async () => {
    const exceptionId = '01990000-0000-7000-8000-0000000000a1';
    const availability = STANDARD_HOURS;
    const hours: PortalEvent = { type: 'PortalHoursChanged', data: { portalId, availability } };
    const span = { startDateTime: at, endDateTime: '2026-03-02T12:00:00.000Z' };
    const set = (name: string): PortalEvent => ({
      type: 'PortalExceptionSet',
      data: {
        ...{ portalId, exceptionId, name, ...span, open: false, active: true },
        ...{ timezone: 'Europe/Vienna', creatorId: ada, agentName: 'Ada' },
      },
    });
    const removed: PortalEvent = {
      type: 'PortalExceptionRemoved',
      data: { portalId, exceptionId },
    };
    const shown = { _id: exceptionId, ...span, open: false, active: true };
    await given(created, hours, set('Works'), set('Works meeting')).thenDocument(
      'portals',
      portalId,
      { hours: availability, exceptions: [{ ...shown, name: 'Works meeting' }] },
    );
    await given(created, hours, set('Works'), removed).thenDocument('portals', portalId, {
      exceptions: [],
    });
  });

  test('knows who belongs to it', () =>
    given(
      created,
      { type: 'PortalMemberAdded', data: { portalId, memberId: ada } },
      { type: 'PortalMemberAdded', data: { portalId, memberId: tom } },
      { type: 'PortalMemberRemoved', data: { portalId, memberId: ada } },
    ).thenDocument('portals', portalId, {
      members: [{ memberId: tom, own: true, groupIds: [] }],
    }));

  test('knows who belongs to it by which group, each once', async () => {
    const groupId = '01990000-0000-7000-8000-0000000000f1';
    const joined = (memberId: string): PortalEvent => ({
      type: 'PortalGroupMemberJoined',
      data: { portalId, groupId, memberId },
    });
    const history: PortalEvent[] = [
      created,
      { type: 'PortalMemberAdded', data: { portalId, memberId: ada } },
      { type: 'PortalGroupAdded', data: { portalId, groupId } },
      joined(ada),
      joined(tom),
    ];
    await given(...history).thenDocument('portals', portalId, {
      groupIds: [groupId],
      members: [
        { memberId: ada, own: true, groupIds: [groupId] },
        { memberId: tom, own: false, groupIds: [groupId] },
      ],
    });
    await given(
      ...history,
      { type: 'PortalMemberRemoved', data: { portalId, memberId: ada } },
      { type: 'PortalGroupMemberLeft', data: { portalId, groupId, memberId: tom } },
    ).thenDocument('portals', portalId, {
      groupIds: [groupId],
      members: [{ memberId: ada, own: false, groupIds: [groupId] }],
    });
    await given(...history, {
      type: 'PortalGroupRemoved',
      data: { portalId, groupId },
    }).thenDocument('portals', portalId, {
      groupIds: [],
      members: [{ memberId: ada, own: true, groupIds: [] }],
    });
  });

  test('counts who waits', () =>
    given(
      created,
      joined(ada),
      joined(tom),
      joined(pinId),
      {
        type: 'VisitorTaken',
        data: { portalId, visitId: ada, agentId: tom, offerId: null, waitedMs: 1 },
      },
      { type: 'VisitorLeftLine', data: { portalId, visitId: tom, reason: 'left' } },
    ).thenDocument('portals', portalId, { waiting: 1 }));

  test('is gone once it is deleted', () =>
    given(created, { type: 'PortalDeleted', data: { portalId } }).thenDocuments('portals', []));
});
