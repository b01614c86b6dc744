import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';

import { useLoaded } from './useLoaded.js';

type Load = () => Promise<string>;

afterEach(cleanup);

it('forgets a failure once a later load has succeeded', async () => {
  const fails: Load = () => Promise.reject(new Error('It broke.'));
  const succeeds: Load = async () => 'there';
  const { result, rerender } = renderHook((load: Load) => useLoaded(load), { initialProps: fails });
  await act(async () => undefined);
  expect(result.current.failure).toBeTruthy();
  rerender(succeeds);
  await act(async () => undefined);
  expect(result.current).toMatchObject({ value: 'there', failure: null });
});

it('drops the late answer of an earlier load', async () => {
  let answer: (value: string) => void = () => undefined;
  const slow: Load = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const quick: Load = async () => 'new';
  const { result, rerender } = renderHook((load: Load) => useLoaded(load), { initialProps: slow });
  rerender(quick);
  await act(async () => undefined);
  await act(async () => answer('old'));
  expect(result.current.value).toBe('new');
});
