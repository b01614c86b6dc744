import '../testing/english.js';
import '../testing/browser-parts.js';

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import { Toaster } from './Toaster.js';
import { dismissProblems, toast, UNDO_MS, undoToast } from './toasts.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => jest.runAllTimers());
  cleanup();
  jest.useRealTimers();
});

it('lets what was done be taken back, once', () => {
  const run = jest.fn();
  render(<Toaster />);
  act(() => undoToast('You joined the session', { label: 'Revert', run }));
  fireEvent.click(screen.getByRole('button', { name: 'Revert' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('You joined the session')).toBeNull();
});

it('waits for fifteen seconds with that, and while the user points at it', () => {
  render(<Toaster />);
  act(() => toast('Saved'));
  act(() => undoToast('You have left the session', { label: 'Rejoin', run: () => undefined }));
  const card = screen.getByText('You have left the session').closest('li')!;
  act(() => jest.advanceTimersByTime(UNDO_MS - 1));
  expect(screen.queryByText('Saved')).toBeNull();
  fireEvent.pointerEnter(card);
  act(() => jest.advanceTimersByTime(UNDO_MS));
  expect(screen.queryByText('You have left the session')).not.toBeNull();
  fireEvent.pointerLeave(card);
  act(() => jest.advanceTimersByTime(UNDO_MS));
  expect(screen.queryByText('You have left the session')).toBeNull();
});

it('ends failures by a later success, and by leaving the page that failed', () => {
  render(<Toaster />);
  act(() => toast('Not saved', 'problem'));
  act(() => toast('Someone wrote'));
  act(() => toast('Saved', 'good'));
  expect(screen.queryByText('Not saved')).toBeNull();
  expect(screen.queryByText('Someone wrote')).not.toBeNull();
  act(() => toast('Not saved', 'problem'));
  act(() => dismissProblems());
  expect(screen.queryByText('Not saved')).toBeNull();
  expect(screen.queryByText('Saved')).not.toBeNull();
});
