import { describe, test } from '@jest/globals';
import type { DeviceEvent } from '@foyer/contracts/devices';
import type { VisitEvent } from '@foyer/contracts/visits';

import { specify } from '#platform/testing/decider-specification.js';
import { DeviceAdmission, PortalAdmission, Visit } from '../streams.js';
import { admission, after, at, visit } from '../testing/happenings.js';
import { openVisit, type OpenVisit } from './open-visit.js';

const spec = specify({ visit: Visit, admission: PortalAdmission });
const atDevice = specify({ visit: Visit, admission: PortalAdmission, device: DeviceAdmission });
const ada: OpenVisit = {
  visitId: 'ada',
  portalId: 'portal',
  visitorName: 'Ada',
  language: 'de',
  deviceId: null,
};
const moment = { now: after(0) };
const kiosk = { ...ada, deviceId: 'kiosk' };
const about = { deviceId: 'kiosk' };
const place = { name: '', description: '', street: '', city: '', zipCode: '', state: '', type: '' };
const registered: DeviceEvent = { type: 'DeviceRegistered', data: { ...about, ...place } };
const placed = (portalId: string): DeviceEvent => ({
  type: 'DevicePortalChanged',
  data: { ...about, portalId },
});

describe('openVisit', () => {
  test('opens a visit at an open portal', () => {
    spec
      .given({ admission: admission.open() })
      .when((states) => openVisit(states, ada, moment))
      .then({ visit: [visit.opened('ada', 'Ada')] });
  });

  test('says at which device it was opened', () => {
    atDevice
      .given({ admission: admission.open(), device: [registered, placed('portal')] })
      .when((states) => openVisit(states, kiosk, moment))
      .then({
        visit: [
          visit.opened('ada', 'Ada'),
          { type: 'VisitOriginNoted', data: { visitId: 'ada', deviceId: 'kiosk' } },
        ],
      });
  });

  test('says that it was opened on a phone, but not of a kiosk', () => {
    const onPhone = { type: 'VisitPhoneNoted', data: { visitId: 'ada' } } as const;
    spec
      .given({ admission: admission.open() })
      .when((states) => openVisit(states, { ...ada, onPhone: true }, moment))
      .then({ visit: [visit.opened('ada', 'Ada'), onPhone] });
    atDevice
      .given({ admission: admission.open(), device: [registered, placed('portal')] })
      .when((states) => openVisit(states, { ...kiosk, onPhone: true }, moment))
      .then({
        visit: [
          visit.opened('ada', 'Ada'),
          { type: 'VisitOriginNoted', data: { visitId: 'ada', deviceId: 'kiosk' } },
        ],
      });
  });

  test('is opened at a device of the portal only', () => {
    atDevice
      .given({ admission: admission.open(), device: [registered, placed('elsewhere')] })
      .when((states) => openVisit(states, kiosk, moment))
      .thenRejected('DEVICE_OTHER_PORTAL');
  });

  test.each([
    ['was never added', []],
    [
      'was deactivated',
      [registered, placed('portal'), { type: 'DeviceDeactivated' as const, data: about }],
    ],
    [
      'was deleted',
      [registered, placed('portal'), { type: 'DeviceDeleted' as const, data: about }],
    ],
  ])('is not opened at a device that %s', (_, device) => {
    atDevice
      .given({ admission: admission.open(), device })
      .when((states) => openVisit(states, kiosk, moment))
      .thenRejected('DEVICE_DEACTIVATED');
  });

  test('keeps no name where none was given', () => {
    spec
      .given({ admission: admission.open() })
      .when((states) => openVisit(states, { ...ada, visitorName: '' }, moment))
      .then({ visit: [visit.opened('ada', null)] });
  });

  test('wants a name where the portal asks for it', () => {
    spec
      .given({ admission: [...admission.open(), admission.asksName] })
      .when((states) => openVisit(states, { ...ada, visitorName: '' }, moment))
      .thenRejected('VISITOR_NAME_REQUIRED');
  });

  describe('at a portal that asks for a code by text message', () => {
    const asking = [...admission.open(), admission.asksSmsCode];
    const requested = visit.smsCodeRequested('ada', 'code', -60);
    const verified = (until: number): VisitEvent => ({
      type: 'SmsCodeVerified',
      data: { visitId: 'ada', codeId: 'code', expiresAt: at(until) },
    });

    test('lets a visitor in who has entered it', () => {
      spec
        .given({ visit: [requested, verified(1)], admission: asking })
        .when((states) => openVisit(states, ada, moment))
        .then({ visit: [visit.opened('ada', 'Ada')] });
    });

    test.each<[string, VisitEvent[]]>([
      ['has no code', []],
      ['has not entered it', [requested]],
      ['has entered it too long ago', [requested, verified(0)]],
      ['has entered another one since', [requested, verified(1), requested]],
      [
        'has entered that of another portal',
        [
          { ...requested, data: { ...requested.data, portalId: 'other' } } as VisitEvent,
          verified(1),
        ],
      ],
    ])('refuses a visitor who %s', (_, history) => {
      spec
        .given({ visit: history, admission: asking })
        .when((states) => openVisit(states, ada, moment))
        .thenRejected('SMS_CODE_REQUIRED');
    });

    test('does not ask at a kiosk', () => {
      atDevice
        .given({ admission: asking, device: [registered, placed('portal')] })
        .when((states) => openVisit(states, { ...kiosk, visitorName: '' }, moment))
        .then({
          visit: [
            visit.opened('ada', null),
            { type: 'VisitOriginNoted', data: { visitId: 'ada', deviceId: 'kiosk' } },
          ],
        });
    });
  });

  test('finds the admission closed', () => {
    spec
      .given({ admission: admission.closed() })
      .when((states) => openVisit(states, ada, moment))
      .thenRejected('PORTAL_CLOSED');
  });

  test.each([
    ['there never was a portal', []],
    ['the portal was deleted', admission.deleted],
  ])('finds no portal where %s', (_, history) => {
    spec
      .given({ admission: history })
      .when((states) => openVisit(states, ada, moment))
      .thenRejected('PORTAL_NOT_FOUND');
  });

  test('a repeat finds the visit as it is, also where the admission was closed meanwhile', () => {
    spec
      .given({ visit: [visit.opened('ada'), visit.status('ada', 'IN_WAITING')], admission: [] })
      .when((states) => openVisit(states, ada, moment))
      .thenNothing();
  });

  test('is refused for a visit of another portal', () => {
    spec
      .given({ visit: [visit.opened('ada')], admission: admission.open() })
      .when((states) => openVisit(states, { ...ada, portalId: 'other' }, moment))
      .thenRejected('ID_ALREADY_USED');
  });

  test('is refused for a visit that is over', () => {
    spec
      .given({
        visit: [visit.opened('ada'), visit.ended('ada', 'left')],
        admission: admission.open(),
      })
      .when((states) => openVisit(states, ada, moment))
      .thenRejected('VISIT_OVER');
  });

  test('begins again after an error', () => {
    spec
      .given({ visit: [visit.opened('ada'), visit.status('ada', 'IN_ERROR', 'no camera')] })
      .when((states) => openVisit(states, ada, moment))
      .then({ visit: [visit.status('ada', 'IN_PERMISSION')] });
  });

  test('comes back to the call after an error in it', () => {
    spec
      .given({
        visit: [
          visit.opened('ada'),
          visit.status('ada', 'IN_CALL'),
          visit.status('ada', 'IN_ERROR', 'no camera'),
        ],
      })
      .when((states) => openVisit(states, ada, moment))
      .then({ visit: [visit.status('ada', 'IN_CALL')] });
  });
});
