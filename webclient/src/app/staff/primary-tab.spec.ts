import { describe, expect, it } from '@jest/globals';

import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { followPrimaryTab } from './primary-tab.js';

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the primary tab', () => {
  it('is named by the server, also later', async () => {
    const socket = new FakeSocket();
    socket.answer('setPrimaryTab', () => ({ primaryTabId: 'other' }));
    const tab = followPrimaryTab(new Channel(socket), 'mine');
    expect(tab.isPrimary.get()).toBeNull();
    await settle();
    expect(tab.isPrimary.get()).toBe(false);
    socket.push('setPrimaryTab', { primaryTabId: 'mine' });
    expect(tab.isPrimary.get()).toBe(true);
  });

  it('can be claimed, and is asked for again after the connection was away', async () => {
    const socket = new FakeSocket();
    socket.answer('setPrimaryTab', ({ claim }: { claim: boolean }) => ({
      primaryTabId: claim ? 'mine' : 'other',
    }));
    const tab = followPrimaryTab(new Channel(socket), 'mine');
    expect(tab.claims.get()).toBe(0);
    await tab.claim();
    expect(tab.isPrimary.get()).toBe(true);
    expect(tab.claims.get()).toBe(1);
    socket.drop();
    socket.restore();
    await settle();
    expect(socket.sent('setPrimaryTab')).toEqual([
      { tabId: 'mine', claim: false },
      { tabId: 'mine', claim: true },
      { tabId: 'mine', claim: false },
    ]);
  });
});
