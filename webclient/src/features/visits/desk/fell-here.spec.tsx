import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

import { followPrimaryTab } from '#app/staff/primary-tab.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { useFellHere } from './useFellHere.js';

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** A tab of an agent whose call is in another one, and all that it said of the call. */
async function secondTab(callId: string | null = 'call') {
  const socket = new FakeSocket();
  const say = (primaryTabId: string) => act(() => socket.push('setPrimaryTab', { primaryTabId }));
  socket.answer('setPrimaryTab', ({ claim }: { claim: boolean }) => {
    // The server tells every tab before it acknowledges the press.
    if (claim) say('mine');
    return { primaryTabId: claim ? 'mine' : 'other' };
  });
  const tab = followPrimaryTab(new Channel(socket), 'mine');
  await settle();
  const said: boolean[] = [];
  renderHook(() => said.push(useFellHere(tab, callId ?? undefined)));
  return { tab, say, said };
}

it('says that a call from a closed tab fell here', async () => {
  const { say, said } = await secondTab();
  say('mine');
  expect(said.at(-1)).toBe(true);
});

it('never says so of a call that was taken by hand, not even for a moment', async () => {
  const { tab, said } = await secondTab();
  await act(() => tab.claim());
  expect(tab.isPrimary.get()).toBe(true);
  expect(said).not.toContain(true);
});

it('says so of a call that was taken by hand, given away, and fell back', async () => {
  const { tab, say, said } = await secondTab();
  await act(() => tab.claim());
  say('other');
  say('mine');
  expect(said.at(-1)).toBe(true);
});

it('says nothing without a call', async () => {
  const { say, said } = await secondTab(null);
  say('mine');
  expect(said).not.toContain(true);
});
