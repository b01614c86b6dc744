import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { openConsole } from '../testing/openConsole.js';

/** The page's width as media queries see it: those of phones ask for a greatest width. */
let isNarrow = false;
const listeners = new Set<() => void>();
const real = globalThis.matchMedia;

beforeEach(() => {
  localStorage.clear();
  isNarrow = false;
  listeners.clear();
  Object.assign(globalThis, {
    matchMedia: (media: string) => ({
      media,
      get matches() {
        return isNarrow && media.includes('max-width');
      },
      addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
    }),
  });
});
afterEach(() => void Object.assign(globalThis, { matchMedia: real }));

/** All media queries change together, as in a window that is drawn once in its new size. */
const become = (narrow: boolean) =>
  act(() => {
    isNarrow = narrow;
    for (const listener of listeners) listener();
  });

const covers = () => document.querySelectorAll('.MuiDrawer-modal').length;
const hiddenParts = () => document.querySelectorAll('body > [aria-hidden="true"]').length;

test('a page that becomes narrow with its menu open can be used, and its menu opened', async () => {
  await openConsole('groups', {});
  await screen.findByRole('menuitem', { name: 'Groups' });
  become(true);
  await waitFor(() => expect([covers(), hiddenParts()]).toEqual([0, 0]));
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('menuitem', { name: 'Groups' });
  expect(covers()).toBe(1);
  fireEvent.click(document.querySelector('.MuiDrawer-modal > .MuiBackdrop-root')!);
  await waitFor(() => expect([covers(), hiddenParts()]).toEqual([0, 0]));
});

test('the menu comes back next to a page that becomes wide', async () => {
  await openConsole('groups', {});
  become(true);
  become(false);
  await screen.findByRole('menuitem', { name: 'Groups' });
  expect(screen.getByRole('button', { name: 'Close menu' })).toBeTruthy();
  expect(covers()).toBe(0);
});
