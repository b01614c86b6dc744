import { describe, expect, test } from '@jest/globals';

import {
  at,
  deactivated,
  deleted,
  deviceId,
  given,
  inError,
  keyId,
  online,
  place,
  registered,
  signedIn,
} from '../testing/device-history.js';
import { answerAction, askDevice } from './actions.js';
import { changeDevice } from './change-device.js';
import { cameOnline, wentOffline } from './presence.js';
import { registerDevice } from './register-device.js';
import { reportHealth, reportStatus } from './report.js';
import { issueKey, signIn } from './sign-in.js';
import { deleteDevice, switchDevice } from './switch-device.js';

const refused = (code: string) => expect.objectContaining({ type: 'rejected', code });
const nothing = expect.objectContaining({ type: 'accepted', events: [] });
const types = (decision: { readonly events?: readonly { readonly type: string }[] } | object) =>
  'events' in decision ? (decision.events as { type: string }[]).map(({ type }) => type) : [];
const speaker = { signInId: 'here' };

describe('adding a device', () => {
  const device = { deviceId, place, settings: {}, keyId };

  test('gives it a key, and the same again changes nothing', () => {
    expect(types(registerDevice(given(), device))).toEqual(['DeviceRegistered', 'DeviceKeyIssued']);
    const again = registerDevice(given(...registered), { ...device, keyId: 'another' });
    expect(again).toMatchObject({ type: 'accepted', events: [], result: { isNew: false } });
  });

  test('is refused where the id is of another device, also of one that was deleted', () => {
    const other = { ...device, place: { ...place, name: 'Hall' } };
    expect(registerDevice(given(...registered), other)).toEqual(refused('ID_ALREADY_USED'));
    expect(registerDevice(given(...registered, deleted), device)).toEqual(
      refused('ID_ALREADY_USED'),
    );
  });
});

describe('signing in', () => {
  const attempt = { keyId, signInId: 'there', at };

  test('takes the place of any earlier sign-in', () => {
    const decision = signIn(given(...registered, signedIn('here')), attempt);
    expect(decision).toMatchObject({
      events: [
        { type: 'DeviceSignedOut', data: { signInId: 'here', reason: 'elsewhere' } },
        { type: 'DeviceSignedIn', data: { signInId: 'there' } },
      ],
    });
  });

  test.each([
    ['another key counts', [...registered], { ...attempt, keyId: 'old' }, 'DEVICE_KEY_WRONG'],
    ['there is no device', [], attempt, 'DEVICE_KEY_WRONG'],
    ['it was deleted', [...registered, deleted], attempt, 'DEVICE_KEY_WRONG'],
    ['it is deactivated', [...registered, deactivated], attempt, 'DEVICE_DEACTIVATED'],
  ])('is refused where %s', (_, history, showing, code) => {
    expect(signIn(given(...history), showing)).toEqual(refused(code));
  });

  test('ends with another key and a deletion, and rests during a deactivation', () => {
    const here = given(...registered, signedIn());
    expect(types(issueKey(here, 'new'))).toEqual(['DeviceKeyIssued', 'DeviceSignedOut']);
    expect(types(switchDevice(here, false))).toEqual(['DeviceDeactivated']);
    expect(types(deleteDevice(here))).toEqual(['DeviceSignedOut', 'DeviceDeleted']);
  });
});

describe('what a device reports', () => {
  const here = [...registered, signedIn()] as const;
  const condition = {
    alive: true,
    queueStatus: 'QUEUE_OK',
    microControllerConnected: false,
    paymentTerminalConnected: false,
    paymentTerminalStatus: null,
  } as const;
  const health = { ...speaker, status: 'IN_START', note: null, condition } as const;

  test('is an event where it is new, and none where it is not', () => {
    const first = reportHealth(given(...here), health);
    expect(types(first)).toEqual(['DeviceStatusChanged', 'DeviceHealthChanged']);
    const events = first.type === 'accepted' ? first.events : [];
    expect(reportHealth(given(...here, ...events), health)).toEqual(nothing);
  });

  test('never calls a device alive that waits for permission', () => {
    const waiting = reportHealth(given(...here), { ...health, status: 'IN_PERMISSION' });
    expect(waiting).toMatchObject({ events: [{ data: { alive: false } }] });
  });

  test('an error stays until the page begins again', () => {
    const broken = given(...here, inError);
    const going = { ...speaker, status: 'IN_WAITING', note: null } as const;
    expect(reportStatus(broken, going)).toMatchObject({ events: [], result: 'IN_ERROR' });
    expect(reportHealth(broken, health)).toMatchObject({ result: 'IN_ERROR' });
    expect(reportStatus(broken, { ...going, status: 'IN_PERMISSION' })).toMatchObject({
      events: [{ type: 'DeviceStatusChanged', data: { status: 'IN_PERMISSION', note: null } }],
    });
  });

  test.each([
    ['another sign-in', [...here], 'DEVICE_ELSEWHERE'],
    ['a device that is deactivated', [...here, deactivated], 'DEVICE_DEACTIVATED'],
    ['a device that was deleted', [...here, deleted], 'DEVICE_UNKNOWN'],
  ])('is not heard from %s', (_, history, code) => {
    const report = { signInId: 'there', status: 'IN_START', note: null } as const;
    expect(reportStatus(given(...history), report)).toEqual(refused(code));
  });
});

describe('a device that is asked to do something', () => {
  const ask = { actionId: 'one', action: 'screenshot', at } as const;
  const asked = { type: 'DeviceActionAsked', data: { deviceId, ...ask } } as const;
  const answer = { actionId: 'one', ok: true, note: null, pictureId: null };

  test('has to be there', () => {
    expect(askDevice(given(...registered), ask)).toEqual(refused('DEVICE_NOT_CONNECTED'));
    expect(askDevice(given(), ask)).toEqual(refused('DEVICE_NOT_FOUND'));
    expect(types(askDevice(given(...registered, online), ask))).toEqual(['DeviceActionAsked']);
  });

  test('answers once, and what was asked', () => {
    const waiting = given(...registered, online, asked);
    const first = answerAction(waiting, answer);
    expect(types(first)).toEqual(['DeviceActionAnswered']);
    expect(answerAction(waiting, { ...answer, actionId: 'another' })).toEqual(nothing);
    const events = first.type === 'accepted' ? first.events : [];
    expect(answerAction(given(...registered, online, asked, ...events), answer)).toEqual(nothing);
  });
});

test('a device comes and goes once', () => {
  const gone = { at, lastSeenAt: at };
  expect(types(cameOnline(given(...registered), at))).toEqual(['DeviceCameOnline']);
  expect(cameOnline(given(...registered, online), at)).toEqual(nothing);
  expect(types(wentOffline(given(...registered, online), gone))).toEqual(['DeviceWentOffline']);
  expect(wentOffline(given(...registered), gone)).toEqual(nothing);
});

test('a change makes an event of each part that really changes', () => {
  const change = { place: { name: 'Lobby', city: 'Graz' }, portalId: null, audio: { volume: 0.7 } };
  expect(changeDevice(given(...registered), change)).toMatchObject({
    events: [{ type: 'DeviceDetailsChanged', data: { name: 'Lobby', city: 'Graz' } }],
  });
  expect(changeDevice(given(...registered, deleted), change)).toEqual(refused('DEVICE_NOT_FOUND'));
});
