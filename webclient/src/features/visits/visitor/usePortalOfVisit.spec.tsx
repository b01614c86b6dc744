import { afterEach, expect, jest, test } from '@jest/globals';
import { DEFAULT_SETTINGS, type PublicPortal } from '@foyer/contracts/portals';
import { renderHook, waitFor } from '@testing-library/react';

import { usePortalOfVisit } from './usePortalOfVisit.js';
import { visitWorld } from './visit-world.js';

const portal = (_id: string) =>
  ({ ...DEFAULT_SETTINGS, _id, name: `At ${_id}` }) as unknown as PublicPortal;

afterEach(() => {
  jest.restoreAllMocks();
});

test('a transferred visitor sees the portal of the line, and the first one again afterwards', async () => {
  const call = jest.spyOn(visitWorld.api, 'call').mockResolvedValue(portal('other'));
  const own = portal('own');
  const { result, rerender } = renderHook(
    ({ queueId }: { queueId: string | undefined }) =>
      usePortalOfVisit(own, queueId === undefined ? null : { queueId }),
    { initialProps: { queueId: undefined as string | undefined } },
  );
  expect(result.current.name).toBe('At own');
  expect(call).not.toHaveBeenCalled();
  rerender({ queueId: 'other' });
  expect(result.current.name).toBe('At own');
  await waitFor(() => expect(result.current.name).toBe('At other'));
  rerender({ queueId: 'own' });
  expect(result.current.name).toBe('At own');
});

test('keeps the page unchanged if the other portal cannot be loaded', async () => {
  const call = jest.spyOn(visitWorld.api, 'call').mockRejectedValue(new Error('gone'));
  const { result } = renderHook(() => usePortalOfVisit(portal('own'), { queueId: 'other' }));
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(result.current.name).toBe('At own');
});

test('follows the settings of its portal, and loads them no more often than they change', async () => {
  const own = { ...portal('own'), revision: 3 };
  const call = jest.spyOn(visitWorld.api, 'call').mockResolvedValue({
    ...own,
    name: 'Renamed',
    revision: 4,
  });
  const at = (portalRevision: number) => ({ queueId: 'own', portalRevision });
  const { result, rerender } = renderHook(({ view }) => usePortalOfVisit(own, view), {
    initialProps: { view: at(3) },
  });
  expect(result.current).toBe(own);
  rerender({ view: at(4) });
  await waitFor(() => expect(result.current.name).toBe('Renamed'), { timeout: 5_000 });
  rerender({ view: at(4) });
  expect(call).toHaveBeenCalledTimes(1);
});
