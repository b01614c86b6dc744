import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { portalRoutes } from '@foyer/contracts/portals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import '#testing/english.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { guardLeaving } from '../leaving.js';
import { publicApi } from '../api.js';
import { NewVersion } from './NewVersion.js';
import { usePageInUse } from './page-in-use.js';
import { usePublicBuild } from './usePublicBuild.js';
import { useNewBuild } from './useNewBuild.js';

const IDLE_MS = 10_000;

describe('a page whose server has another build', () => {
  let socket: FakeSocket;
  let channel: Channel;
  let loads: number;
  const reload = () => {
    loads += 1;
  };

  function Page({ inUse = false }: { readonly inUse?: boolean }) {
    useNewBuild(channel, IDLE_MS, reload);
    usePageInUse(inUse);
    return <input aria-label="Note" />;
  }
  const serverIs = (build: string) => act(() => socket.push('serverBuild', { build }));
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    loads = 0;
    socket = new FakeSocket();
    channel = new Channel(socket);
    document.head.innerHTML = '<meta name="foyer-build" content="old">';
    fireEvent.keyDown(document.body);
  });
  afterEach(() => {
    cleanup();
    document.head.innerHTML = '';
    jest.useRealTimers();
  });

  test('reloads once it has been idle for long enough', () => {
    render(<Page />);
    serverIs('new');
    pass(IDLE_MS - 1_000);
    expect(loads).toBe(0);
    pass(2_000);
    expect(loads).toBe(1);
  });

  test('stays where the build is its own, or no server has written its build', () => {
    render(<Page />);
    serverIs('old');
    document.head.innerHTML = '';
    serverIs('new');
    pass(10 * IDLE_MS);
    expect(loads).toBe(0);
  });

  test('waits while it is in use, while something is typed, and while leaving it is guarded', () => {
    const { rerender } = render(<Page inUse />);
    serverIs('new');
    pass(2 * IDLE_MS);
    rerender(<Page />);
    const note = screen.getByLabelText('Note');
    fireEvent.input(note, { target: { value: 'unsent' } });
    pass(2 * IDLE_MS);
    fireEvent.input(note, { target: { value: '' } });
    const endGuard = guardLeaving(() => undefined);
    pass(2 * IDLE_MS);
    expect(loads).toBe(0);
    endGuard();
    pass(2_000);
    expect(loads).toBe(1);
  });

  test('is not loaded again and again where servers of two builds answer in turn', () => {
    render(<Page />);
    serverIs('new');
    pass(6 * IDLE_MS);
    expect(loads).toBe(1);
    pass(10 * 60_000);
    expect(loads).toBe(2);
  });

  test('says so, and that what is typed is lost', () => {
    render(
      <>
        <NewVersion channel={channel} />
        <input aria-label="Note" />
      </>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    serverIs('new');
    expect(screen.getByRole('status').textContent).toContain('There is a new version');
    expect(screen.getByRole('status').textContent).not.toContain('typed');
    screen.getByRole('button', { name: 'Reload' });
    fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'unsent' } });
    expect(screen.getByRole('status').textContent).toContain('Send or save');
  });
});

describe('a page of visitors or guests whose server has another build', () => {
  let loads: number;
  const reload = () => {
    loads += 1;
  };
  function Page({ inUse = false }: { readonly inUse?: boolean }) {
    usePublicBuild(inUse, reload);
    return <input aria-label="Name" />;
  }
  /** Any call, which the server answers with its build. */
  const asksOf = async (build: string) => {
    const headers = { get: (name: string) => (name === 'x-foyer-build' ? build : null) };
    const answer = { status: 200, ok: true, headers, json: async () => ({}) };
    globalThis.fetch = (async () => answer) as unknown as typeof fetch;
    await act(() => publicApi.call(portalRoutes.getPublicPortal, ofPortal).catch(() => undefined));
  };
  const ofPortal = { params: { idOrShortlink: 'desk' } };
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    loads = 0;
    document.head.innerHTML = '<meta name="foyer-build" content="old">';
    fireEvent.keyDown(document.body);
  });
  afterEach(() => {
    cleanup();
    document.head.innerHTML = '';
    jest.useRealTimers();
  });

  test('reloads while no one has touched it for a while', async () => {
    render(<Page />);
    await asksOf('old');
    pass(60_000);
    expect(loads).toBe(0);
    fireEvent.keyDown(document.body);
    await asksOf('new');
    pass(19_000);
    expect(loads).toBe(0);
    pass(2_000);
    expect(loads).toBe(1);
  });

  test('is not disturbed in line or in a call, nor while something is typed, and reloads then', async () => {
    const { rerender } = render(<Page inUse />);
    await asksOf('new');
    pass(60_000);
    rerender(<Page />);
    const name = screen.getByLabelText('Name');
    fireEvent.input(name, { target: { value: 'Ada' } });
    pass(60_000);
    expect(loads).toBe(0);
    fireEvent.input(name, { target: { value: '' } });
    pass(2_000);
    expect(loads).toBe(1);
  });
});
