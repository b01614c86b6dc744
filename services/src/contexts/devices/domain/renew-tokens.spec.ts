import { describe, expect, test } from '@jest/globals';
import type { DeviceEvent } from '@foyer/contracts/devices';

import { deactivated, deviceId, given, registered, signedIn } from '../testing/device-history.js';
import { renewTokens } from './renew-tokens.js';

const shown = (number: number) => ({ signInId: 'here', number });
const renewed = (number: number): DeviceEvent => ({
  type: 'DeviceTokensRenewed',
  data: { deviceId, signInId: 'here', number },
});
const here = (...events: readonly DeviceEvent[]) =>
  given(...registered, signedIn('here'), ...events);
const ends = expect.objectContaining({
  events: [
    { type: 'DeviceSignedOut', data: { deviceId, signInId: 'here', reason: 'token-reused' } },
  ],
  result: 'reused',
});

describe('a renewal token of a device', () => {
  test.each([0, 1])('is used up when it is shown, with the number %i', (number) => {
    expect(renewTokens(here(), shown(number))).toMatchObject({
      events: [renewed(number)],
      result: 'renewed',
    });
  });

  test('may be shown again while no later one was, since its answer may have been lost', () => {
    const repeat = { type: 'accepted', events: [], result: 'renewed' };
    expect(renewTokens(here(renewed(1)), shown(1))).toMatchObject(repeat);
  });

  test('ends the sign-in at once where a later one was shown', () => {
    expect(renewTokens(here(renewed(1), renewed(2)), shown(1))).toEqual(ends);
  });

  test('says nothing of the tokens of another sign-in', () => {
    const state = here(renewed(7), signedIn('there'));
    expect(renewTokens(state, { ...shown(1), signInId: 'there' })).toMatchObject({
      result: 'renewed',
    });
    expect(renewTokens(state, shown(7))).toMatchObject({ code: 'DEVICE_ELSEWHERE' });
  });

  test('is kept for later while the device is deactivated', () => {
    expect(renewTokens(here(deactivated), shown(1))).toMatchObject({ code: 'DEVICE_DEACTIVATED' });
  });
});
