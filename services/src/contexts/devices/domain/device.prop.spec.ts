import { expect, test } from '@jest/globals';
import type { Decision } from '@foyer/contracts/decision';
import type { DeviceEvent } from '@foyer/contracts/devices';
import { ClientStatus } from '@foyer/contracts/visits';
import fc from 'fast-check';

import { at, given, keyId, registered } from '../testing/device-history.js';
import { evolveDevice, isKnown, type DeviceState } from './device.js';
import { reportStatus } from './report.js';
import { issueKey, signIn } from './sign-in.js';
import { deleteDevice, switchDevice } from './switch-device.js';

type Step = (state: DeviceState) => Decision<readonly DeviceEvent[], unknown>;
const signIns = ['one', 'two', 'three'] as const;
const keys = [keyId, 'other'] as const;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ keyId: fc.constantFrom(...keys), signInId: fc.constantFrom(...signIns) }).map(
    (attempt): Step =>
      (state) =>
        signIn(state, { ...attempt, at }),
  ),
  fc.constantFrom(...keys).map(
    (key): Step =>
      (state) =>
        issueKey(state, key),
  ),
  fc.boolean().map(
    (active): Step =>
      (state) =>
        switchDevice(state, active),
  ),
  fc
    .record({
      signInId: fc.constantFrom(...signIns),
      status: fc.constantFrom(...ClientStatus.options),
    })
    .map(
      (report): Step =>
        (state) =>
          reportStatus(state, { ...report, note: null }),
    ),
  fc.constant<Step>(deleteDevice),
);

test('at most one sign-in speaks for a device, none where it is shut out, and errors stay', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = given(...registered);
      for (const decide of steps) {
        const before = state;
        const decision = decide(state);
        const events = decision.type === 'accepted' ? decision.events : [];
        state = events.reduce(evolveDevice, state);
        if (!isKnown(state)) continue;
        const began = events.filter(({ type }) => type === 'DeviceSignedIn').length;
        const ended = events.filter(({ type }) => type === 'DeviceSignedOut').length;
        const had = isKnown(before) && before.signInId !== null ? 1 : 0;
        expect(had + began - ended).toBe(state.signInId === null ? 0 : 1);
        if (isKnown(before) && before.page.status === 'IN_ERROR') {
          expect(['IN_ERROR', 'IN_PERMISSION']).toContain(state.page.status);
        }
        const { status, signInId: current } = state;
        for (const signInId of signIns) {
          const report = { signInId, status: 'IN_START', note: null } as const;
          const isHeard = status === 'active' && signInId === current;
          expect(reportStatus(state, report).type).toBe(isHeard ? 'accepted' : 'rejected');
        }
      }
    }),
  );
});
