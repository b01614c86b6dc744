import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@foyer/contracts/client';
import { portalRoutes } from '@foyer/contracts/portals';
import { visitRoutes } from '@foyer/contracts/visits';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';

import { namedBuild } from '#app/build/named-build.js';
import { aPortal } from '../../devices/kiosk/testing/a-device.js';
import { keepPortal, keepVisit, mintVisit } from './stored-visit.js';
import { VisitorPage } from './VisitorPage.js';
import { visitWorld } from './visit-world.js';

const stored = mintVisit();
const over = {
  ...{ clientId: stored.visitId, queueId: aPortal._id, status: 'IN_END', endReason: 'call-lost' },
  ...{ callDetailId: null, rated: false, nextOpening: null, servedSeconds: null, asOf: 1 },
};

beforeEach(() => {
  Object.assign(globalThis, {
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.restoreAllMocks();
});

const open = (id: string, refusal: Error) => {
  jest.spyOn(visitWorld.api, 'call').mockImplementation(async ({ path }: { path: string }) => {
    if (path === portalRoutes.getPublicPortal.path) throw refusal;
    if (path === visitRoutes.renewVisitToken.path) return { token: 'x', visit: over };
    throw new Error(path);
  });
  render(
    <MemoryRouter initialEntries={[`/web-client-v2/queue/${id}`]}>
      <Routes>
        <Route path="/web-client-v2/queue/:id" element={<VisitorPage />} />
      </Routes>
    </MemoryRouter>,
  );
};

describe('a visitor at a page of another build than the server has', () => {
  const loaded = () => sessionStorage.getItem('foyer.loaded-for-build');
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    document.head.innerHTML = '<meta name="foyer-build" content="old">';
    fireEvent.keyDown(document.body);
    // A reload, which this browser cannot do, says so there.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    document.head.innerHTML = '';
    jest.useRealTimers();
  });
  const stands = async (status: string | null) => {
    const { visitId } = stored;
    if (status !== null) keepVisit(localStorage, aPortal._id, stored);
    jest.spyOn(visitWorld.api, 'call').mockImplementation(async ({ path }: { path: string }) => {
      if (path === portalRoutes.getPublicPortal.path) return aPortal;
      return { token: 'x', visit: { ...over, clientId: visitId, status, placeKept: 'no' } };
    });
    render(
      <MemoryRouter initialEntries={[`/web-client-v2/queue/${aPortal._id}`]}>
        <Routes>
          <Route path="/web-client-v2/queue/:id" element={<VisitorPage />} />
        </Routes>
      </MemoryRouter>,
    );
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    act(() => namedBuild.set('new'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
  };

  it('at the start gets the new page without a word', async () => {
    await stands(null);
    expect(loaded()).toMatch(/^new /);
  });

  it.each(['IN_WAITING', 'IN_START', 'IN_END'])('keeps the page while %s', async (status) => {
    await stands(status);
    expect(loaded()).toBeNull();
  });
});

const gone = new ApiError('PORTAL_NOT_FOUND', '', 404);

describe.each([
  ['is gone', gone, 'This portal does not exist'],
  ['takes no newcomers', new ApiError('OVERLOADED', '', 503), 'We are very busy right now'],
  ['is out of reach', new ApiError('NETWORK', '', 0), 'The portal could not be loaded'],
])('a portal that %s', (_, refusal, words) => {
  it.each([aPortal._id, aPortal.shortlink])(
    'shows who holds a visit how it stands, at the address %s',
    async (id) => {
      keepVisit(localStorage, aPortal._id, stored);
      keepPortal(localStorage, aPortal);
      open(id, refusal);
      expect(
        await screen.findByText('The connection was lost', {}, { timeout: 10_000 }),
      ).toBeTruthy();
      expect(screen.queryByText(words)).toBeNull();
    },
  );

  it('says so to a visitor without a visit', async () => {
    keepPortal(localStorage, aPortal);
    open(aPortal._id, refusal);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
