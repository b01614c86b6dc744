import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@foyer/contracts/client';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';

import { makeStore } from '#state/store.js';
import { keepPortal, keepVisit, mintVisit, readPortal } from '../../visits/visitor/stored-visit.js';
import { visitWorld } from '../../visits/visitor/visit-world.js';
import type { Kiosk } from './kiosk.js';
import { KioskPortal } from './KioskPortal.js';
import { aDevice, aPortal, PORTAL_ID } from './testing/a-device.js';
import { FakeVisit } from './testing/fake-visit.js';
import { useKioskPortal } from './useKioskPortal.js';

const OTHER = '0199a000-0000-7000-8000-0000000000b2';

beforeEach(() => {
  Object.assign(globalThis, {
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  keepVisit(localStorage, PORTAL_ID, mintVisit());
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.restoreAllMocks();
});

const show = () => {
  const visit = new FakeVisit();
  visit.is('IN_END', { endReason: 'served', callDetailId: 'call' });
  const kiosk = { portal: makeStore<unknown>(undefined) } as unknown as Kiosk;
  const session = visit.asSession();
  render(<KioskPortal kiosk={kiosk} device={aDevice} session={session} portalId={PORTAL_ID} />);
};

describe('A visit at a kiosk', () => {
  it('keeps how its portal looks', async () => {
    jest.spyOn(visitWorld.api, 'call').mockResolvedValue(aPortal);
    show();
    await screen.findByText('The call has ended.');
    expect(readPortal(localStorage, PORTAL_ID)).toEqual(aPortal);
  });

  it.each([
    ['is gone', new ApiError('PORTAL_NOT_FOUND', '', 404)],
    ['takes no newcomers', new ApiError('OVERLOADED', '', 503)],
  ])('is shown after a reload at a portal that %s', async (_, refusal) => {
    jest.spyOn(visitWorld.api, 'call').mockRejectedValue(refusal);
    keepPortal(localStorage, aPortal);
    show();
    expect(await screen.findByText('The call has ended.')).toBeTruthy();
  });

  it.each([null, OTHER])('holds a reloaded page at its portal until it is over (%s)', (queueId) => {
    keepPortal(localStorage, aPortal);
    const kiosk = { state: makeStore({ step: 'IN_PERMISSION' }) } as unknown as Kiosk;
    const { result } = renderHook(() => useKioskPortal(kiosk, { queueId }));
    expect(result.current[0]).toBe(PORTAL_ID);
    act(() => result.current[1]());
    expect(result.current[0]).toBe(queueId);
  });
});
