import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';

import { api } from '#app/api.js';
import { StaffApp } from './StaffApp.js';

function Where() {
  return <p>{useLocation().pathname}</p>;
}

describe('the app of the pages of staff', () => {
  let worker: EventTarget;

  beforeEach(() => {
    worker = Object.assign(new EventTarget(), {
      startMessages: () => undefined,
      getRegistration: async () => undefined,
    });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
    jest.spyOn(api, 'call').mockImplementation(async () => ({ publicKey: null }));
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  const open = async () => {
    const shown = render(
      <MemoryRouter initialEntries={['/calendar']}>
        <StaffApp />
        <Where />
      </MemoryRouter>,
    );
    await act(async () => Promise.resolve());
    return shown;
  };
  const says = (data: object) =>
    act(async () => void worker.dispatchEvent(new MessageEvent('message', { data })));

  it('can be installed while its pages are open', async () => {
    const { unmount } = await open();
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=manifest]');
    expect(link?.getAttribute('href')).toBe('/vblh/staff.webmanifest');
    unmount();
    expect(document.head.querySelector('link[rel=manifest]')).toBeNull();
  });

  it('leads where a press on a notice points to', async () => {
    await open();
    await says({ type: 'foyer-notice', path: '/desk', isRing: false });
    expect(screen.getByText('/desk')).toBeTruthy();
  });

  it('stays where it is for a ring, which each page answers', async () => {
    await open();
    await says({ type: 'foyer-notice', path: '/desk', isRing: true });
    expect(screen.getByText('/calendar')).toBeTruthy();
  });
});
