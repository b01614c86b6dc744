import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

import { makeStore } from '#state/store.js';
import { useFellHere } from './useFellHere.js';

const tabOf = (isPrimary: boolean) => ({
  isPrimary: makeStore<boolean | null>(isPrimary),
  claims: makeStore(0),
});
const inCall = (tab: ReturnType<typeof tabOf>) => renderHook(() => useFellHere(tab, 'call')).result;

it('distinguishes a call from a closed tab from one that was taken by hand', () => {
  const [left, taken, own] = [tabOf(false), tabOf(false), tabOf(true)];
  const [whenLeft, whenTaken, whenOwn] = [inCall(left), inCall(taken), inCall(own)];
  act(() => left.isPrimary.set(true));
  expect(whenLeft.current).toBe(true);
  // The server says so before it acknowledges the press.
  act(() => taken.isPrimary.set(true));
  act(() => taken.claims.set(1));
  expect(whenTaken.current).toBe(false);
  expect(whenOwn.current).toBe(false);
});
