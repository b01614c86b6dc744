import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';

import { leave } from '#app/leaving.js';
import { LeavingTheCall } from './LeavingTheCall.js';

const isClosedWithoutAsking = () =>
  fireEvent(globalThis.window, new Event('beforeunload', { cancelable: true }));

describe('leaving the desk in mid-call', () => {
  const onEnd = jest.fn<() => Promise<boolean>>();
  const signOut = jest.fn();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  beforeEach(() => {
    onEnd.mockReset().mockResolvedValue(true);
    signOut.mockReset();
    render(<LeavingTheCall how="end" onGo={onEnd} />);
  });
  afterEach(cleanup);

  it('has the browser ask before the tab is closed, and no longer once the call is over', () => {
    expect(isClosedWithoutAsking()).toBe(false);
    cleanup();
    expect(isClosedWithoutAsking()).toBe(true);
  });

  it('asks before sign-out, and stays', async () => {
    act(() => leave(signOut));
    screen.getByRole('dialog', { name: 'End the call and sign out?' });
    await press('Stay');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([onEnd.mock.calls.length, signOut.mock.calls.length]).toEqual([0, 0]);
  });

  it('ends the call before it signs out', async () => {
    act(() => leave(signOut));
    await press('End call and sign out');
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('says of a call that continues that it is left, not ended', async () => {
    cleanup();
    render(<LeavingTheCall how="leave" onGo={onEnd} />);
    act(() => leave(signOut));
    const dialog = screen.getByRole('dialog', { name: 'Leave the call and sign out?' });
    expect(dialog.textContent).not.toContain('End');
    await press('Leave call and sign out');
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
  });

  it('does not sign out while the call cannot be ended', async () => {
    onEnd.mockResolvedValue(false);
    act(() => leave(signOut));
    await press('End call and sign out');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(signOut).not.toHaveBeenCalled();
  });
});
