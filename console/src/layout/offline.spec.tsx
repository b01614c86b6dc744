import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import type { OpenChannel } from '../live/openSocket.js';
import { httpClient } from '../providers/httpClient.js';
import { openConsole } from '../testing/openConsole.js';

const group = {
  id: '1',
  name: 'Early shift',
  memberIds: [],
  createdAt: '2026-03-04T05:00:00.000Z',
};
const answer = { data: [group], total: 1 };

beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => onlineManager.setOnline(true));
  jest.restoreAllMocks();
});

/** Fails requests as a browser does without a network. */
const unreachable = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};

/** The channel that the console holds open, as the test says. */
const aChannel = () => {
  const channel = { down: (): void => undefined, up: (): void => undefined };
  const live: OpenChannel = (name, onUp, onDown) => {
    if (name === 'main') Object.assign(channel, { up: onUp, down: onDown });
    return () => undefined;
  };
  return { live, channel };
};

describe('without a network', () => {
  test('the console says so at once, and no longer when it is back', async () => {
    await openConsole('groups', { groups: [group] });
    await screen.findByRole('link', { name: 'Early shift' });
    act(() => onlineManager.setOnline(false));
    screen.getByText(/^You are offline/);
    act(() => onlineManager.setOnline(true));
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });

  test('the console says so where only the server is gone, also while nothing is asked of it', async () => {
    const { live, channel } = aChannel();
    const user = userEvent.setup();
    await openConsole('groups/create', {}, { live });
    await user.type(await screen.findByLabelText(/^Name/), 'Back office');
    act(() => channel.up());
    expect(screen.queryByText(/^The server cannot be reached/)).toBeNull();
    act(() => channel.down());
    await screen.findByText(/^The server cannot be reached/);
    act(() => channel.up());
    await screen.findByText('Connected again');
    expect(screen.queryByText(/^The server cannot be reached/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Back office');
  });

  test('a list that could not be loaded is loaded as soon as the server is back', async () => {
    const { live, channel } = aChannel();
    unreachable();
    let reached = false;
    const getList = async () => {
      if (!reached) await httpClient('/api/v2/admin/groups');
      return answer as never;
    };
    await openConsole('groups', {}, { own: { getList }, live });
    await screen.findByText('This list could not be loaded.');
    act(() => channel.down());
    await screen.findByText(/^The server cannot be reached/);
    reached = true;
    act(() => channel.up());
    await screen.findByRole('link', { name: 'Early shift' });
  });

  test('a form says that it was not sent, and keeps what was typed', async () => {
    unreachable();
    const user = userEvent.setup();
    const create = async () => {
      await httpClient('/api/v2/admin/groups', { method: 'POST', body: '{}' });
      throw new Error('The server was reached');
    };
    await openConsole('groups/create', {}, { own: { create } });
    await user.type(await screen.findByLabelText(/^Name/), 'Back office');
    act(() => onlineManager.setOnline(false));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Not sent: the server could not be reached/);
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Back office');
  });

  test('a list says that it could not be loaded, and is loaded when asked again', async () => {
    unreachable();
    const user = userEvent.setup();
    let reached = false;
    const getList = async () => {
      if (!reached) await httpClient('/api/v2/admin/groups');
      return answer as never;
    };
    act(() => onlineManager.setOnline(false));
    await openConsole('groups', {}, { own: { getList } });
    const said = await screen.findByText('This list could not be loaded.');
    reached = true;
    const line = said.closest<HTMLElement>('[role=alert]') ?? document.body;
    await user.click(within(line).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Early shift' });
  });
});
